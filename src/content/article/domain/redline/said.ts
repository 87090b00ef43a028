import { escapeHtml } from '../../../../platform/kernel/escape-html.ts';
/** What stands in a stored redline where a reader is told something. It is a comment: without words it says nothing. */
export const saidAt = {
  deleted: '<!--d-->',
  inserted: '<!--i-->',
  movedAway: '<!--m-->',
  movedHere: '<!--n-->',
  /** The text goes on as it was. */
  end: '<!--e-->',
} as const;

export type Said = keyof typeof saidAt;
export type SaidWords = Readonly<Record<Said, string>>;

/** A redline for one language: it also says in words where a change begins and ends, for those who do not see colours and lines. */
export function said(html: string, words: SaidWords): string {
  const wordsAt = new Map(
    Object.entries(saidAt).map(([what, place]) => [place as string, `<samp>${escapeHtml(words[what as Said])}</samp>`]),
  );
  return html.replaceAll(/<!--[dimne]-->/g, (place) => wordsAt.get(place) ?? '');
}
