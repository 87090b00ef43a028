import type { Say } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import type { PaperFacts } from '../../../../platform/shell/paper-row.tsx';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import type { Work } from '../../citations/parts/folder.ts';
import type { Hit } from '../hit.contract.ts';
import { markedPieces } from './marked-text.tsx';

export type HitView = ReturnType<typeof hitView>;

/** Only what is printed of a hit travels to the browser. */
export function hitView(hit: Hit) {
  const { titles, keyword, publicationId, publishDate, ...printed } = hit;
  return printed;
}

/** The first highlight of a field, in whichever language it matched. */
export const highlightOf = ({ highlights }: HitView, field: string): string | undefined =>
  Object.entries(highlights).find(([name, found]) => name.split('.')[0] === field && found.length > 0)?.[1][0];

/** What a hit is called; figures and tables may have only a label or a caption. */
export const titleOf = ({ resName, label, caption, doi, id }: HitView): string =>
  resName || label || caption || doi || id;

/** The highlight of a title that says this very text: a match in one language says nothing of the title in another. */
export const markedAs = ({ highlights }: HitView, title: string): string | undefined =>
  Object.entries(highlights)
    .flatMap(([name, found]) => (name.split('.')[0] === 'title' ? found : []))
    .find((html) => textOf(html) === title);

const textOf = (html: string): string =>
  markedPieces(html)
    .map(({ text }) => text)
    .join('');

/** A hit as the citation folder keeps it. */
export const workOf = (hit: HitView): Work => ({
  id: hit.id,
  resName: titleOf(hit),
  resString: [hit.authors, hit.publicationName, printedPlace(hit)].filter(Boolean).join('. '),
});

/** Who wrote it and where it stands. */
export const hitFacts = (say: Say, hit: HitView): PaperFacts => ({
  authors: hit.authors,
  others: [
    [hit.publicationName, printedPlace(hit)].filter(Boolean).join(' '),
    hit.publicationType ? valueLabel(say, 'publicationType', String(hit.publicationType)) : '',
  ],
  integrity: hit.integrity,
  accessType: hit.accessType,
});
