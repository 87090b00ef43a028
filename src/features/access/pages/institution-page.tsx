import { useSay } from '../../../platform/i18n/use-say.ts';
import { returnAddress } from '../../../platform/kernel/return-address.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import buttons from '../../../platform/ui/button.module.css';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import { openPage } from '../../sites/navigation/parts/open-page.ts';
import type { checkMyAccess, listInstitutions } from '../contract.ts';
import styles from '../parts/access.module.css';
import type { Route } from './+types/institution-page';

const notices = { unknown: 'access.institution.unknown', refused: 'access.institution.refused' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { type } = page.parameters;
  const url = new URL(request.url).searchParams.get('url');
  const institutions = expectAnswer(await page.call<typeof listInstitutions>('GET /front/access/institutions', {}));
  const network = await page.call<typeof checkMyAccess>('GET /front/access/check', {});
  return {
    isNetworkKnown: network.ok && network.value.granted,
    back: returnAddress(url, { origin: context.get(pageRequest).hostOrigin, allowed: [], home: '' }) || null,
    notice: type === 'unknown' || type === 'refused' ? notices[type] : null,
    institutions: institutions.map(({ id, names }) => ({ id, name: page.say(names) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('access.institution.title')),
  { name: 'robots', content: 'noindex' },
];

/** /institutionLogin: what of a reader's institution opens what is closed: its network, or a login there. */
export default function InstitutionPage({ loaderData }: Route.ComponentProps) {
  const { isNetworkKnown, back, notice, institutions } = loaderData;
  const say = useSay();
  const href = useHref();
  const address = back ? `&url=${encodeURIComponent(back)}` : '';
  const title = say('access.institution.title');
  return (
    <ListPage title={title} path={[{ name: title, href: null }]} part="institution-login">
      {notice && <p role="status">{say(notice)}</p>}
      <section className={layout.stack2} data-part="network-access">
        <h2 className={text.h3}>{say('access.institution.network')}</h2>
        <p>{say(`access.institution.${isNetworkKnown ? 'networkKnown' : 'networkUnknown'}`)}</p>
        {isNetworkKnown && (
          <p>
            <a className={buttons.strong} href={`/checkAccess?url=${encodeURIComponent(back ?? '/')}`} rel="nofollow">
              {say('access.institution.continue')}
            </a>
          </p>
        )}
      </section>
      {institutions.length > 0 && <h2 className={text.h3}>{say('access.institution.choose')}</h2>}
      {institutions.length === 0 ? (
        <p>{say('access.institution.none')}</p>
      ) : (
        <ul className={styles.links}>
          {institutions.map(({ id, name }) => (
            <li key={id}>
              <a href={`/saml/login?institution=${id}${address}`} rel="nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={`${layout.row4} ${styles.links}`}>
        <a href={href(`/login${back ? `?url=${encodeURIComponent(back)}` : ''}`)}>{say('access.institution.login')}</a>
        {back && <a href={back}>{say('access.institution.back')}</a>}
      </p>
    </ListPage>
  );
}
