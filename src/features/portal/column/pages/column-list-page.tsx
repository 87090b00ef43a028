import { useSay } from '../../../../platform/i18n/use-say.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { Modules } from '../../home/parts/modules.tsx';
import { TeaserList } from '../../home/parts/texts.tsx';
import type { Route } from './+types/column-list-page';
import { loadColumn } from './load-column.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadColumn(context, request);

const titleOf = (column: Awaited<ReturnType<typeof loader>>) => column.path.at(-1)?.name ?? column.title;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData && titleOf(loaderData));

/** /new: all stored texts of a column, in the site's order. */
export default function ColumnListPage({ loaderData: column }: Route.ComponentProps) {
  const say = useSay();
  const title = titleOf(column);
  return (
    <>
      <ListPage title={title} path={[...column.path.slice(0, -1), { name: title, href: null }]}>
        {column.texts.length === 0 && column.modules.length === 0 && <p>{say('site.column.empty')}</p>}
        <TeaserList texts={column.texts} heading="h2" />
      </ListPage>
      {column.modules.length > 0 && <Modules modules={column.modules} />}
    </>
  );
}
