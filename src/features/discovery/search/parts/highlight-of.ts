import type { HitView } from './search-view.ts';

/** The first highlight of a field, in whichever language it matched. */
export const highlightOf = ({ highlights }: HitView, field: string): string | undefined =>
  Object.entries(highlights).find(([name, found]) => name.split('.')[0] === field && found.length > 0)?.[1][0];

/** What a hit is called; figures and tables may have only a label or a caption. */
export const titleOf = ({ resName, label, caption, doi, id }: HitView): string =>
  resName || label || caption || doi || id;

/** Whether a highlight is of this very text, so that it can stand in its place. */
export const isSameText = (highlight: string, text: string): boolean =>
  highlight.replaceAll(/<\/?mark>/g, '').length >= text.length;
