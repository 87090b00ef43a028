import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { pageWords } from '../../../../platform/shell/page-words.server.ts';
import { PageWords } from '../../../../platform/shell/page-words.tsx';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { Route } from './+types/for-libraries-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, language } = await openPage(context, request);
  return { origin, words: pageWords(language, ['librarian.public']) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, sayInHead(matches)('frame.footer.libraries'));

/** /forLibraries: by which addresses libraries' systems reach the site. */
export default function ForLibrariesPage({ loaderData: { origin, words } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <Addresses origin={origin} />
    </PageWords>
  );
}

const addresses = [
  ['openurl', 'OpenURL', '/openurl'],
  ['kbart', 'KBART', '/kbart.txt'],
  ['counter', 'COUNTER', '/r51'],
  ['oai', 'OAI-PMH', '/oai'],
  ['saml', 'SAML', '/saml/metadata'],
] as const;

function Addresses({ origin }: { readonly origin: string }) {
  const say = useSay();
  const href = useHref();
  const title = say('frame.footer.libraries');
  return (
    <ListPage title={title} path={[{ name: title, href: null }]} part="for-libraries">
      <p>{say('librarian.public.intro')}</p>
      <dl className={layout.stack4}>
        {addresses.map(([name, standard, path]) => (
          <div key={name} className={layout.stack1}>
            <dt className={text.strong}>{standard}</dt>
            <dd>{say(`librarian.public.${name}`)}</dd>
            <dd>
              <code dir="ltr">{`${origin}${path}`}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={text.measure}>{say('librarian.public.page')}</p>
      <p className={text.underlined}>
        <a href={href('/librarian')} rel="nofollow">
          {say('librarian.public.open')}
        </a>
      </p>
    </ListPage>
  );
}
