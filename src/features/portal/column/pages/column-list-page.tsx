import { useSay } from '../../../../platform/i18n/use-say.ts';
import { writePageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { layouts } from '../../../discovery/lists/parts/layouts.tsx';
import { Modules } from '../../home/parts/modules.tsx';
import { TeaserList } from '../../home/parts/texts.tsx';
import type { Route } from './+types/column-list-page';
import { loadColumnList } from './load-column-list.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadColumnList(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title);

/** /new: all stored texts of a column in the site's order, then what was put into it. */
export default function ColumnListPage({ loaderData: column }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { title, texts, rows, modules } = column;
  const Rows = layouts.rows;
  return (
    <>
      <ListPage title={title} path={[...column.path.slice(0, -1), { name: title, href: null }]}>
        {texts.length + rows.length + modules.length === 0 && (
          <p>{say(column.page > 0 ? 'lists.empty.page' : 'site.column.empty')}</p>
        )}
        {texts.length > 0 && <TeaserList texts={texts} heading="h2" />}
        {rows.length > 0 && <Rows rows={rows} isMixed artwork="waves" heading="h2" />}
        <PageLinks
          page={column.page}
          total={column.pages}
          hrefOf={(page) => href(`/new${writePageParameters({ ...column.parameters, ...(page > 0 && { page }) })}`)}
        />
      </ListPage>
      {modules.length > 0 && <Modules modules={modules} />}
    </>
  );
}
