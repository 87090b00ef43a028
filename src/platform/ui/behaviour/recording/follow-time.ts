import { clockTime } from '../../../kernel/clock-time.ts';
import { momentAt } from './moment-at.ts';
import { type PlayedRecording, partOf } from './recording.ts';

interface Passage {
  readonly from: number;
  readonly to: number;
  readonly element: HTMLElement;
}

/** Chapter, transcript, waveform and the written time go along with the player. */
export function followTime(page: HTMLElement, media: HTMLMediaElement, { signal }: PlayedRecording): void {
  const lists = [...page.querySelectorAll<HTMLElement>('[data-part="transcript"] ol, [data-part="chapters"] ol')].map(
    (list) => ({ list, passages: passagesOf(list), current: -1 }),
  );
  const time = partOf<HTMLOutputElement>(page, 'time');
  const follow = partOf<HTMLInputElement>(page, 'follow');
  const played = partOf<SVGRectElement>(page, 'played');
  const width = partOf<SVGSVGElement>(page, 'waveform')?.viewBox.baseVal.width ?? 0;

  const show = () => {
    const now = media.currentTime;
    if (time) time.value = clockTime(now);
    if (played && media.duration) played.setAttribute('width', String((now / media.duration) * width));
    for (const followed of lists) {
      const next = momentAt(followed.passages, now);
      if (next === followed.current) continue;
      followed.passages[followed.current]?.element.removeAttribute('aria-current');
      followed.current = next;
      const element = followed.passages[next]?.element;
      element?.setAttribute('aria-current', 'true');
      if (element && follow?.checked) scrollWithin(followed.list, element);
    }
  };
  media.addEventListener('timeupdate', show, { signal });
  media.addEventListener('seeked', show, { signal });
}

const passagesOf = (list: HTMLElement): Passage[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > [data-from]')].map((element) => ({
    from: Number(element.dataset.from),
    to: Number(element.dataset.to ?? Number.POSITIVE_INFINITY),
    element,
  }));

/** The page stays where the reader has it; only the list moves. */
function scrollWithin(list: HTMLElement, element: HTMLElement): void {
  const top = element.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  list.scrollTo({ top: top - list.clientHeight / 3 });
}
