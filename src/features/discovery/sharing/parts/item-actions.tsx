import { type KeptItem, SaveButtons } from '../../../members/favourites/parts/save-buttons.tsx';
import { AddToFolder } from '../../citations/parts/add-to-folder.tsx';
import type { CitationView } from '../../citations/parts/citation-view.ts';
import { CiteButton } from '../../citations/parts/cite-button.tsx';
import { ShareButton } from './share-button.tsx';

interface Props {
  readonly item: KeptItem;
  /** The path of its page. */
  readonly url: string;
  /** None where nothing is cited. */
  readonly citation?: CitationView | null;
}

/** Citing, keeping and passing on an item. */
export const ItemActions = ({ item, url, citation = null }: Props) => (
  <>
    {citation && (
      <>
        <CiteButton citation={citation} />
        <AddToFolder work={citation} variant="button" />
      </>
    )}
    <SaveButtons item={item} />
    <ShareButton url={url} title={item.title} />
  </>
);
