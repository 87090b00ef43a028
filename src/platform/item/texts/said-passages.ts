import { clockTime } from '../../kernel/clock-time.ts';
import { type Cue, cueAnchor } from '../../kernel/cue.ts';
import type { Passage } from './passages-of.ts';

/** Captions are cut where the eye wants it. Read together up to the end of a sentence, at most about so long. */
const mostCharacters = 200;
const endOfSentence = /[.!?…。！？][”"'’)）]*$/;

/** What is said in a recording, sentence by sentence, each with its time as heading. */
export function saidPassages(cues: readonly Cue[], language: string): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  for (const [place, { text }] of cues.entries()) {
    const said = cues.slice(from, place + 1);
    const length = said.reduce((sum, one) => sum + one.text.length, 0);
    if (!endOfSentence.test(text) && length < mostCharacters && place < cues.length - 1) continue;
    const at = Math.floor(said[0]?.start ?? 0);
    passages.push({
      ...{ anchor: cueAnchor(language, from), section: clockTime(at), at },
      text: said.map((one) => one.text).join(' '),
    });
    from = place + 1;
  }
  return passages;
}
