/** The colours of a site's covers, as #rrggbb. */
export interface Palette {
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly deep: string;
}

/** A colour between two, at 0 the first and at 1 the second. */
export function between(first: string, second: string, share: number): string {
  const part = (colour: string, place: number) => Number.parseInt(colour.slice(1 + place * 2, 3 + place * 2), 16);
  const mixed = [0, 1, 2].map((place) => {
    const from = part(first, place);
    return Math.round(from + (part(second, place) - from) * Math.min(Math.max(share, 0), 1));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
