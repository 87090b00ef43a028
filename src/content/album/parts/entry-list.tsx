import { LayoutGallery, LayoutPeople, LayoutRows } from '../../../features/discovery/lists/parts/layouts.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { CollectionTabName } from './collection-tabs.ts';
import type { Entries } from './load-collection.ts';

interface Props {
  readonly entries: Entries;
  readonly tab?: CollectionTabName;
  hrefOf(page: number): string;
}

const layouts = {
  picture: LayoutGallery,
  experts: LayoutPeople,
  thesis: LayoutRows,
  table: LayoutRows,
  others: LayoutRows,
} as const;

/** Items that somebody gathered, in the order that they were given. */
export function EntryList({ entries: { rows, page, pages }, tab = 'others', hrefOf }: Props) {
  const href = useHref();
  const Layout = layouts[tab];
  const isMixed = new Set(rows.map(({ kind }) => kind)).size > 1;
  return (
    <>
      <Layout rows={rows} isMixed={isMixed} artwork="waves" heading="h3" />
      <PageLinks page={page} total={pages} hrefOf={(one) => href(hrefOf(one))} />
    </>
  );
}
