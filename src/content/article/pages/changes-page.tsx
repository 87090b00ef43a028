import './article-body.css';
import './changes.css';
import type { MetaDescriptor } from 'react-router';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { useHref, withParameter } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import type { DeferredHydrationHandle } from '../../../platform/ui/deferred-hydration.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import type { getArticleChanges } from '../changes.contract.ts';
import { ChangedText } from '../parts/changes/changed-text.tsx';
import styles from '../parts/changes/changes.module.css';
import { type ChangesView, changesView } from '../parts/changes/changes-view.ts';
import { ChooseVersions } from '../parts/changes/choose-versions.tsx';
import { FactChanges } from '../parts/changes/fact-changes.tsx';
import { DateText } from '../parts/date-text.tsx';
import { isAbsent } from '../parts/is-absent.ts';
import { versionName } from '../parts/version-name.ts';
import type { Route } from './+types/changes-page';

/** What changed between two versions of an article: the newest and the one before it, unless the address names others. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { call, language, parameters } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id || !siteOfId(id)) throw showScreen('noArticle', language);
  const query = new URL(request.url).searchParams;
  const [from, to] = ['from', 'to'].map((name) => numberIn(query.get(name)));
  const found = await call<typeof getArticleChanges>('GET /front/front-article/changes', {
    id,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  if (isAbsent(found)) throw showScreen('noArticle', language);
  const changes = expectAnswer(found);
  const isPlaced = changes.text.redline ? await page.placeBody(changes.text.redline) : false;
  return changesView(changes, language, isPlaced);
}

/** A value that makes no sense counts as not given. */
const numberIn = (given: string | null): number | undefined =>
  given !== null && /^\d{1,3}$/.test(given) ? Number(given) : undefined;

export const meta: Route.MetaFunction = ({ matches, loaderData: changes }): MetaDescriptor[] => {
  if (!changes) return [];
  const title = `${sayInHead(matches)('article.changes.title')} · ${changes.title.text}`;
  return [...pageTitle(matches, title, { canonical: changes.address }), { name: 'robots', content: 'noindex, follow' }];
};

/** It can be read before any script has run. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/** /articleChanges */
export default function ChangesPage({ loaderData: changes }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={`${layout.page} ${layout.stack5} ${styles.page}`} data-part="changes-page">
      <Breadcrumb
        path={[
          { name: changes.title.text, href: changes.url },
          { name: say('article.changes.title'), href: null },
        ]}
      />
      <article className={layout.stack6} data-part="article">
        <header className={`${layout.stack3} ${styles.narrow}`}>
          <p className={text.fine}>{say('article.changes.title')}</p>
          <h1 className={text.h2}>
            <a href={href(changes.url)}>
              <Localized of={changes.title} />
            </a>
          </h1>
          <Versions changes={changes} />
          <ChooseVersions changes={changes} />
        </header>
        <section className={`${layout.stack3} ${styles.narrow}`}>
          <h2 className={text.h3}>{say('article.changes.facts')}</h2>
          <FactChanges facts={changes.facts} />
        </section>
        <section className={layout.stack3}>
          <h2 className={text.h3}>{say('article.changes.text')}</h2>
          <ChangedText changes={changes} />
        </section>
      </article>
    </div>
  );
}

function Versions({ changes: { from, to, url, versions } }: { readonly changes: ChangesView }) {
  const say = useSay();
  const href = useHref();
  const newest = versions.at(-1)?.number;
  return (
    <p className={layout.line} data-part="compared-versions">
      {[from, to].map((version) => (
        <span key={version.number}>
          <a href={href(version.number === newest ? url : withParameter(url, 'version', String(version.number)))}>
            {versionName(say, version) || say('article.version.number', { number: version.number })}
          </a>
          {version.publishDate && (
            <>
              {' '}
              <span className={text.fine}>
                <DateText date={version.publishDate} />
              </span>
            </>
          )}
        </span>
      ))}
    </p>
  );
}
