import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { DataTable } from '../../../../platform/ui/data-table.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { getMyInstitution } from '../../../access/librarian.contract.ts';
import { LibrarianSection } from './librarian-section.tsx';

type Institution = OutputOf<typeof getMyInstitution>;

interface Props {
  readonly institution: Institution;
  /** Of journals and books, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
  readonly origin: string;
}

/** What the site and the institution agreed on: what is subscribed to, from where and how it is reached. */
export const AgreementPane = ({ institution, titles, origin }: Props) => (
  <>
    <Entitlements entitlements={institution.entitlements} titles={titles} />
    <Networks {...institution} />
    <Login loginAt={institution.loginAt} metadata={`${origin}${institution.loginMetadata}`} />
  </>
);

function Entitlements({ entitlements, titles }: Pick<Institution, 'entitlements'> & Pick<Props, 'titles'>) {
  const say = useSay();
  const href = useHref();
  return (
    <LibrarianSection isFirst title={say('librarian.agreement.entitlements')} part="entitlements">
      <DataTable
        rows={entitlements.map((one, place) => ({ ...one, place }))}
        keyOf={({ place }) => place}
        empty={say('librarian.agreement.noEntitlements')}
        columns={[
          {
            head: say('librarian.agreement.about'),
            isName: true,
            cell: ({ about }) =>
              about ? <a href={href(itemAddress(about))}>{titles[about.id]}</a> : say('librarian.agreement.wholeSite'),
          },
          { head: say('librarian.agreement.from'), isLabelled: true, cell: ({ from }) => <Moment at={from} isDay /> },
          {
            head: say('librarian.agreement.until'),
            isLabelled: true,
            cell: ({ until }) => <Moment at={until} isDay />,
          },
          {
            head: say('librarian.agreement.state'),
            isLabelled: true,
            cell: ({ state, isTrial }) =>
              [say(`librarian.agreement.${state}`), isTrial && say('librarian.agreement.trial')]
                .filter(Boolean)
                .join(' · '),
          },
        ]}
      />
    </LibrarianSection>
  );
}

function Networks({ networks, networkChanges }: Pick<Institution, 'networks' | 'networkChanges'>) {
  const say = useSay();
  return (
    <>
      <LibrarianSection title={say('librarian.agreement.networks')} part="networks">
        {networks.length > 0 && <p>{say('librarian.agreement.networksText')}</p>}
        <DataTable
          rows={networks}
          keyOf={({ range }) => range}
          empty={say('librarian.agreement.noNetworks')}
          isStacked={false}
          columns={[
            { head: say('librarian.agreement.network'), isName: true, cell: ({ range }) => <bdi>{range}</bdi> },
            {
              head: say('librarian.agreement.since'),
              cell: ({ since }) => (since ? <Moment at={since} isDay /> : say('librarian.agreement.earlier')),
            },
          ]}
        />
      </LibrarianSection>
      <LibrarianSection title={say('librarian.agreement.history')} part="network-history">
        <DataTable
          rows={networkChanges.map((one, place) => ({ ...one, place }))}
          keyOf={({ place }) => place}
          empty={say('librarian.agreement.noHistory')}
          columns={[
            { head: say('librarian.agreement.network'), isName: true, cell: ({ range }) => <bdi>{range}</bdi> },
            {
              head: say('librarian.agreement.change'),
              cell: ({ isAdded }) => say(`librarian.agreement.${isAdded ? 'added' : 'removed'}`),
            },
            {
              head: say('librarian.agreement.by'),
              isLabelled: true,
              cell: ({ by }) => <bdi>{by ?? say('librarian.agreement.operator')}</bdi>,
            },
            { head: say('librarian.agreement.at'), isLabelled: true, cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      </LibrarianSection>
    </>
  );
}

function Login({ loginAt, metadata }: { readonly loginAt: string | null; readonly metadata: string }) {
  const say = useSay();
  return (
    <LibrarianSection title={say('librarian.agreement.login')} part="institution-login-state">
      <p>
        {say(loginAt ? 'librarian.agreement.loginSet' : 'librarian.agreement.loginUnset')}{' '}
        {loginAt && <code dir="ltr">{loginAt}</code>}
      </p>
      <p className={text.underlined}>
        {say('librarian.agreement.loginMetadata')} <a href={metadata}>{metadata}</a>
      </p>
    </LibrarianSection>
  );
}
