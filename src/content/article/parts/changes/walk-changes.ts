/** The change after or before the one at `place`, counted from 1; round and round. */
export const stepFrom = (place: number, step: 1 | -1, count: number): number =>
  place === 0 && step === -1 ? count : ((place - 1 + step + count) % count) + 1;

interface Walk {
  readonly count: number;
  readonly signal: AbortSignal;
  /** Says where the reader is. */
  tell(place: number): void;
}

const numberIn = (name: string): number => Number(/^#?change-(\d+)$/.exec(name)?.[1] ?? 0);

/** Leads from change to change: by the two links, and by N and P while the focus is in the page's text. */
export function walkChanges(page: HTMLElement, { count, signal, tell }: Walk): void {
  let place = numberIn(location.hash);
  if (place > 0 && place <= count) tell(place);

  function goTo(wanted: number): void {
    const change = document.getElementById(`change-${wanted}`);
    if (!change) return;
    place = wanted;
    history.replaceState(history.state, '', `#change-${wanted}`);
    change.tabIndex = -1;
    change.focus({ preventScroll: true });
    change.scrollIntoView({ block: 'center' });
    tell(wanted);
  }

  const stepOf = (element: Element | null | undefined): 1 | -1 | undefined => {
    const step = element?.closest('[data-step]')?.getAttribute('data-step');
    return step ? (step === 'next' ? 1 : -1) : undefined;
  };
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const step = stepOf(link);
      if (step) {
        event.preventDefault();
        goTo(stepFrom(place, step, count));
      } else if (link && numberIn(link.getAttribute('href') ?? '') > 0) {
        event.preventDefault();
        goTo(numberIn(link.getAttribute('href') ?? ''));
      }
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        (event.target as Element).matches('input, select, textarea')
      )
        return;
      const step = ({ n: 1, p: -1 } as const)[event.key.toLowerCase() as 'n' | 'p'];
      if (!step) return;
      event.preventDefault();
      goTo(stepFrom(place, step, count));
    },
    { signal },
  );
}
