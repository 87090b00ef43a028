import { useHref } from '../../../features/navigation/parts/href.ts';
import { LookGallery } from '../../../features/shelf/parts/look-gallery.tsx';
import { LookPeople } from '../../../features/shelf/parts/look-people.tsx';
import { LookRows } from '../../../features/shelf/parts/look-rows.tsx';
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
