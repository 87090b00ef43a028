import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { type Cue, cueAnchor } from '../../../platform/kernel/cue.ts';
import { escapeHtml } from '../../../platform/kernel/escape-html.ts';

/** A list of what is said, each with a way to its moment that works without scripts. A text without times is a text. */
export function transcriptHtml(
  { language, cues }: { readonly language: string; readonly cues: readonly Cue[] },
  addressOf: (seconds: number) => string,
): string {
  if (cues.some(({ end }) => end === null))
    return cues.map(({ text }, place) => `<p id="${cueAnchor(language, place)}">${escapeHtml(text)}</p>`).join('');
  const entries = cues.map(
    ({ start, end, text }, place) =>
      `<li id="${cueAnchor(language, place)}" data-from="${start}" data-to="${end}"><a href="${escapeHtml(addressOf(Math.floor(start)))}" data-time="${start}">${clockTime(start)}</a> <span>${escapeHtml(text)}</span></li>`,
  );
  return `<ol>${entries.join('')}</ol>`;
}
