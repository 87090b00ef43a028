import { FormattedDate } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Modules } from '../../module/parts/modules.tsx';
import list from '../../module/parts/text-list.module.css';
import { Breadcrumb } from '../../navigation/parts/breadcrumb.tsx';
import { useFrame } from '../../navigation/parts/frame.ts';
import { useHref } from '../../navigation/parts/href.ts';
import { pageTitle } from '../../navigation/parts/page-title.ts';
import type { Route } from './+types/column-list-page';
import styles from './column-page.module.css';
import { loadColumn } from './load-column.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadColumn(context, request);

const titleOf = (column: Awaited<ReturnType<typeof loader>>) => column.path.at(-1)?.name ?? column.title;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData && titleOf(loaderData));

/** /new: all stored texts of a column, newest first as the site ordered them. */
export default function ColumnListPage({ loaderData: column }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { site, look } = useFrame();
  return (
    <>
      <div className={styles.page}>
        <div className={styles.article}>
          <Breadcrumb path={[...column.path.slice(0, -1), { name: titleOf(column), href: null }]} />
          <h1>{titleOf(column)}</h1>
          {column.texts.length === 0 && column.modules.length === 0 && <p>{say('site.column.empty')}</p>}
          <ul className={list.list} data-cards={look.cards}>
            {column.texts.map((text) => (
              <li key={text.id}>
                <time dateTime={text.updatedAt}>
                  <FormattedDate value={text.updatedAt} dateStyle="long" timeZone={site.timeZone} />
                </time>
                <h2>
                  <a href={href(`/info/${text.id}`)}>
                    <bdi>{text.title}</bdi>
                  </a>
                </h2>
                {text.summary && (
                  <p>
                    <bdi>{text.summary}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {column.modules.length > 0 && <Modules modules={column.modules} />}
    </>
  );
}
