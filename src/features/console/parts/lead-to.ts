import type { MouseEvent } from 'react';

/** Brings whoever follows a link to the first of these places that is there; the address stays, so that nobody is asked about leaving. */
export const leadTo =
  (...places: readonly string[]) =>
  (event: MouseEvent) => {
    event.preventDefault();
    const place = places.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    const part = place?.closest('details');
    if (part) part.open = true;
    place?.scrollIntoView({ block: 'start' });
    (place === part ? part?.querySelector('summary') : place)?.focus({ preventScroll: true });
  };

/** Where a field stands: its input, one of its inputs, the list that has it in a closed row, an entry of its list. */
export function placesOf(path: string): string[] {
  const [name = ''] = path.split('.');
  return [`[name="${path}"]`, `[name^="${path}."]`, `[data-field="${name}"]`, `[name^="${name}."]`, '#page-content'];
}
