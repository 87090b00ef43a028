import type { Playback } from './create-playback.ts';
import { type PlayedRecording, partOf } from './recording.ts';

/** Leaves only what has the words; Enter plays the first of it. */
export function searchTranscript(page: HTMLElement, { playFrom }: Playback, { words, signal }: PlayedRecording): void {
  const field = partOf<HTMLInputElement>(page, 'search');
  const matches = partOf<HTMLOutputElement>(page, 'matches');
  if (!field) return;
  const passages = [...page.querySelectorAll<HTMLElement>('[data-part="transcript"] li')].map((element) => ({
    element,
    text: folded(element.querySelector('span')?.textContent ?? ''),
  }));

  const search = () => {
    const wanted = folded(field.value);
    let found = 0;
    for (const { element, text } of passages) {
      element.hidden = !text.includes(wanted);
      if (!element.hidden) found += 1;
    }
    if (matches) matches.value = wanted === '' ? '' : found > 0 ? words.matches(found) : words.nothing;
  };
  // Someone may have typed before the script came.
  search();
  field.addEventListener('input', search, { signal });
  field.addEventListener(
    'keydown',
    ({ key }) => {
      const first = passages.find(({ element }) => !element.hidden)?.element;
      if (key === 'Enter' && field.value !== '' && first) void playFrom(Number(first.dataset.from));
    },
    { signal },
  );
}

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
