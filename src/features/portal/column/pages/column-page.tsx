import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { Headline } from '../../../../platform/shell/headline.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { StoredText } from '../../../../platform/shell/stored-text.tsx';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Modules } from '../../home/parts/modules.tsx';
import type { Route } from './+types/column-page';
import styles from './column-page.module.css';
import { loadColumn } from './load-column.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadColumn(context, request, (params as { id?: string }).id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title);

/** One stored text of a column: /info/{id}, /item, /periodIntroduce, /about …, /contact …, /customRoute. */
export default function ColumnPage({ loaderData: column }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { site } = useFrame();
  const last = column.path.at(-1);
  const above = last?.name === column.title ? column.path.slice(0, -1) : column.path;
  return (
    <>
      <div
        className={`${layout.page} ${layout.stack6} ${styles.page}`}
        data-beside={column.related.length > 0 ? '' : undefined}
      >
        <article className={layout.stack4}>
          <Breadcrumb path={[...above, { name: column.title, href: null }]} />
          <h1 className={text.h1}>
            <Headline of={column.headline} />
          </h1>
          {column.updatedAt && (
            <p className={text.fine}>
              {say('site.column.updatedOn', { date: '' }).trim()}{' '}
              <time dateTime={column.updatedAt}>
                <FormattedDate value={column.updatedAt} dateStyle="long" timeZone={site.timeZone} />
              </time>
            </p>
          )}
          {column.body ? (
            <StoredText body={column.body} />
          ) : (
            column.modules.length === 0 && <p>{say('site.column.empty')}</p>
          )}
        </article>
        {column.related.length > 0 && (
          <nav className={styles.related} aria-label={say('site.column.inThisSection')}>
            <h2 className={text.asideTitle}>{say('site.column.inThisSection')}</h2>
            <ul className={box.entries}>
              {column.related.map((entry) => (
                <li key={entry.href}>
                  <a href={href(entry.href)} aria-current={entry.current ? 'page' : undefined}>
                    {entry.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {column.modules.length > 0 && <Modules modules={column.modules} />}
    </>
  );
}
