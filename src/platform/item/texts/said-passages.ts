import { clockTime } from '../../kernel/clock-time.ts';
import { cueAnchor } from '../../kernel/cue.ts';
import type { Passage } from './passages-of.ts';
import type { Transcript } from './transcripts-of.ts';

/** Read together up to the end of a sentence, at most about so long; a Chinese character says as much as three Latin ones. */
const enough = 200;
const ofHan = 3;
/** A transcript of a program that writes no full stop is cut all the same. */
const longest = 400;
const endOfSentence = /[.!?…؟。！？][”"'’)）]*$/;
const betweenSentences = /(?<=[.!?…؟])\s+|(?<=[。！？])\s*|\n+/u;

/** What is said in a recording, sentence by sentence. Captions have times, which are their headings. */
export function saidPassages({ language, cues }: Transcript): Passage[] {
  const untimed = cues.find(({ end }) => end === null);
  if (untimed) {
    const sentences = untimed.text.split(betweenSentences).flatMap(inPieces);
    return together(sentences, () => false).map(({ text }) => ({ anchor: cueAnchor(language, 0), section: '', text }));
  }
  const pieces = cues.flatMap((cue, place) => inPieces(cue.text).map((text) => ({ ...cue, place, text })));
  return together(
    pieces.map(({ text }) => text),
    (text) => endOfSentence.test(text),
  ).map(({ from, text }) => {
    const { start, place } = pieces[from] ?? { start: 0, place: 0 };
    const at = Math.floor(start);
    return { anchor: cueAnchor(language, place), section: clockTime(at), at, text };
  });
}

/** Between words where there are any. */
const inPieces = (text: string): string[] =>
  text.match(new RegExp(`.{1,${longest}}(?=\\s|$)|.{1,${longest}}`, 'gsu'))?.map((piece) => piece.trim()) ?? [];

/** Pieces joined until one ends it or it is long enough; each with the place of its first piece. */
function together(pieces: readonly string[], ends: (text: string) => boolean) {
  const joined: { readonly from: number; readonly text: string }[] = [];
  let from = 0;
  let text = '';
  for (const [place, piece] of pieces.entries()) {
    text = joinedWords(text, piece);
    if (!ends(text) && weightOf(text) < enough && place < pieces.length - 1) continue;
    if (text !== '') joined.push({ from, text });
    from = place + 1;
    text = '';
  }
  return joined;
}

const han = /\p{Script=Han}/gu;
const weightOf = (text: string): number => text.length + (ofHan - 1) * (text.match(han)?.length ?? 0);

/** Chinese has no blanks between words. */
const joinedWords = (text: string, next: string): string =>
  text === '' || next === '' || /[\p{Script=Han}。，！？；：、」』）]$/u.test(text) ? text + next : `${text} ${next}`;
