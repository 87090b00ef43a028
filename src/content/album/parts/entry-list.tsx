import { LookGallery } from '../../../features/discovery/lists/parts/look-gallery.tsx';
import { LookPeople } from '../../../features/discovery/lists/parts/look-people.tsx';
import { LookRows } from '../../../features/discovery/lists/parts/look-rows.tsx';
import { useHref } from '../../../features/sites/navigation/parts/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { CollectionTabName } from './collection-tabs.ts';
import type { Entries } from './collection-view.ts';

interface Props {
  readonly entries: Entries;
  readonly tab?: CollectionTabName;
  hrefOf(page: number): string;
}

const looks = {
  picture: LookGallery,
  experts: LookPeople,
  thesis: LookRows,
  table: LookRows,
  others: LookRows,
} as const;

/** Things that somebody gathered, in the order that they were given. */
export function EntryList({ entries: { rows, page, pages }, tab = 'others', hrefOf }: Props) {
  const href = useHref();
  const Look = looks[tab];
  const isMixed = new Set(rows.map(({ kind }) => kind)).size > 1;
  return (
    <>
      <Look rows={rows} isMixed={isMixed} artwork="waves" heading="h3" />
      <PageLinks page={page} total={pages} hrefOf={(one) => href(hrefOf(one))} />
    </>
  );
}
