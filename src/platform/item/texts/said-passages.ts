import { clockTime } from '../../kernel/clock-time.ts';
import { type Cue, cueAnchor } from '../../kernel/cue.ts';
import type { Passage } from './passages-of.ts';

/** Captions are cut where the eye wants it. Read together up to the end of a sentence, at most about so long. */
const mostCharacters = 200;
const endOfSentence = /[.!?…。！？][”"'’)）]*$/;

/** What is said in a recording, sentence by sentence, each with its time as heading. */
export const saidPassages = (cues: readonly Cue[], language: string): Passage[] =>
  together(cues, (text) => endOfSentence.test(text)).map(({ from, text }) => {
    const at = Math.floor(cues[from]?.start ?? 0);
    return { anchor: cueAnchor(language, from), section: clockTime(at), at, text };
  });

/** What is said where nobody wrote when: a page shows it as one piece. */
export const givenPassages = (words: string): Passage[] =>
  together(
    words.split(/(?<=[.!?…。！？])\s*|\n+/u).map((text) => ({ text: text.trim() })),
    () => false,
  ).map(({ text }) => ({ anchor: null, section: '', text }));

/** Pieces joined until one ends it or it is long enough; each with the place of its first piece. */
function together(pieces: readonly { readonly text: string }[], ends: (text: string) => boolean) {
  const joined: { readonly from: number; readonly text: string }[] = [];
  let from = 0;
  let text = '';
  for (const [place, piece] of pieces.entries()) {
    text = text === '' ? piece.text : `${text} ${piece.text}`;
    if (!ends(text) && text.length < mostCharacters && place < pieces.length - 1) continue;
    if (text !== '') joined.push({ from, text });
    from = place + 1;
    text = '';
  }
  return joined;
}
