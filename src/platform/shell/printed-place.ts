interface PrintedPlace {
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPageNum: string | null;
  readonly lastPageNum: string | null;
}

/** `221–230`, or what stands in place of pages. */
const pagesOf = ({ firstPageNum, lastPageNum }: PrintedPlace): string =>
  [firstPageNum, lastPageNum].filter((page, place, all) => page && all.indexOf(page) === place).join('–');

/** `2025, 14(3): 221–230`, as far as it is known. */
export function printedPlace(place: PrintedPlace): string {
  const { year, volume, issue } = place;
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  return [[year, number].filter(Boolean).join(', '), pagesOf(place)].filter(Boolean).join(': ');
}
