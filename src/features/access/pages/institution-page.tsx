import { useSay } from '../../../platform/i18n/use-say.ts';
import { returnAddress } from '../../../platform/kernel/return-address.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { openPage } from '../../sites/navigation/parts/open-page.ts';
import type { listInstitutions } from '../contract.ts';
import type { Route } from './+types/institution-page';
import styles from './institution-page.module.css';

const notices = { unknown: 'access.institution.unknown', refused: 'access.institution.refused' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { type } = page.parameters;
  const url = new URL(request.url).searchParams.get('url');
  const institutions = expectAnswer(await page.call<typeof listInstitutions>('GET /front/access/institutions', {}));
  return {
    back: returnAddress(url, { origin: context.get(pageRequest).hostOrigin, allowed: [], home: '' }) || null,
    notice: type === 'unknown' || type === 'refused' ? notices[type] : null,
    institutions: institutions.map(({ id, names }) => ({ id, name: page.say(names) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('access.institution.title')),
  { name: 'robots', content: 'noindex' },
];

/** /institutionLogin: what else opens what is closed, for those whose network does not. */
export default function InstitutionPage({ loaderData: { back, notice, institutions } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const address = back ? `&url=${encodeURIComponent(back)}` : '';
  return (
    <div className={styles.page} data-part="institution-login">
      <Breadcrumb path={[{ name: say('access.institution.title'), href: null }]} />
      <h1>{say('access.institution.title')}</h1>
      {notice && <p role="status">{say(notice)}</p>}
      <h2>{say('access.institution.choose')}</h2>
      {institutions.length === 0 ? (
        <p>{say('access.institution.none')}</p>
      ) : (
        <ul className={styles.list}>
          {institutions.map(({ id, name }) => (
            <li key={id}>
              <a href={`/saml/login?institution=${id}${address}`} rel="nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.others}>
        <a href={href(`/login${back ? `?url=${encodeURIComponent(back)}` : ''}`)}>{say('access.institution.login')}</a>
        {back && <a href={back}>{say('access.institution.back')}</a>}
      </p>
    </div>
  );
}
