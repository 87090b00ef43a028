import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { DataTable } from '../../../../platform/ui/data-table.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { getMyInstitution } from '../../../access/librarian.contract.ts';
import { DeskSection } from './desk-section.tsx';

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
    <DeskSection isFirst title={say('libraryDesk.agreement.entitlements')} part="entitlements">
      <DataTable
        rows={entitlements.map((one, place) => ({ ...one, place }))}
        keyOf={({ place }) => place}
        empty={say('libraryDesk.agreement.noEntitlements')}
        columns={[
          {
            head: say('libraryDesk.agreement.about'),
            isName: true,
            cell: ({ about }) =>
              about ? (
                <a href={href(itemAddress(about))}>{titles[about.id]}</a>
              ) : (
                say('libraryDesk.agreement.wholeSite')
              ),
          },
          { head: say('libraryDesk.agreement.from'), isLabelled: true, cell: ({ from }) => <Moment at={from} isDay /> },
          {
            head: say('libraryDesk.agreement.until'),
            isLabelled: true,
            cell: ({ until }) => <Moment at={until} isDay />,
          },
          {
            head: say('libraryDesk.agreement.state'),
            isLabelled: true,
            cell: ({ state, isTrial }) =>
              [say(`libraryDesk.agreement.${state}`), isTrial && say('libraryDesk.agreement.trial')]
                .filter(Boolean)
                .join(' · '),
          },
        ]}
      />
    </DeskSection>
  );
}

function Networks({ networks, networkChanges }: Pick<Institution, 'networks' | 'networkChanges'>) {
  const say = useSay();
  return (
    <>
      <DeskSection title={say('libraryDesk.agreement.networks')} part="networks">
        {networks.length > 0 && <p>{say('libraryDesk.agreement.networksText')}</p>}
        <DataTable
          rows={networks}
          keyOf={({ range }) => range}
          empty={say('libraryDesk.agreement.noNetworks')}
          isStacked={false}
          columns={[
            { head: say('libraryDesk.agreement.network'), isName: true, cell: ({ range }) => <bdi>{range}</bdi> },
            {
              head: say('libraryDesk.agreement.since'),
              cell: ({ since }) => (since ? <Moment at={since} isDay /> : say('libraryDesk.agreement.earlier')),
            },
          ]}
        />
      </DeskSection>
      <DeskSection title={say('libraryDesk.agreement.history')} part="network-history">
        <DataTable
          rows={networkChanges.map((one, place) => ({ ...one, place }))}
          keyOf={({ place }) => place}
          empty={say('libraryDesk.agreement.noHistory')}
          columns={[
            { head: say('libraryDesk.agreement.network'), isName: true, cell: ({ range }) => <bdi>{range}</bdi> },
            {
              head: say('libraryDesk.agreement.change'),
              cell: ({ isAdded }) => say(`libraryDesk.agreement.${isAdded ? 'added' : 'removed'}`),
            },
            {
              head: say('libraryDesk.agreement.by'),
              isLabelled: true,
              cell: ({ by }) => <bdi>{by ?? say('libraryDesk.agreement.operator')}</bdi>,
            },
            { head: say('libraryDesk.agreement.at'), isLabelled: true, cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      </DeskSection>
    </>
  );
}

function Login({ loginAt, metadata }: { readonly loginAt: string | null; readonly metadata: string }) {
  const say = useSay();
  return (
    <DeskSection title={say('libraryDesk.agreement.login')} part="institution-login-state">
      <p>
        {say(loginAt ? 'libraryDesk.agreement.loginSet' : 'libraryDesk.agreement.loginUnset')}{' '}
        {loginAt && <code dir="ltr">{loginAt}</code>}
      </p>
      <p className={text.underlined}>
        {say('libraryDesk.agreement.loginMetadata')} <a href={metadata}>{metadata}</a>
      </p>
    </DeskSection>
  );
}
