interface Paged {
  readonly id: string;
  readonly firstPage: string;
  readonly lastPage: string;
}

/** What looks wrong about the pages of a paper: they run backwards, or into those of another one. */
export type PageWarning = { readonly kind: 'backwards' } | { readonly kind: 'overlap'; readonly with: string };

interface Range {
  readonly id: string;
  /** What stands before the number: `S` of `S12`. */
  readonly before: string;
  readonly first: number;
  readonly last: number;
}

/** Two papers may share the page on which one ends and the other begins. What is no range of numbers is not compared. */
export function pageWarnings(papers: readonly Paged[]): ReadonlyMap<string, PageWarning> {
  const ranges = papers.flatMap(rangeOf).toSorted((one, other) => one.first - other.first || one.last - other.last);
  const warnings = new Map<string, PageWarning>();
  for (const inRun of Map.groupBy(ranges, ({ before }) => before).values()) {
    let reaching: Range | undefined;
    for (const range of inRun) {
      if (range.last < range.first) warnings.set(range.id, { kind: 'backwards' });
      else if (reaching && range.first < reaching.last) {
        warnings.set(range.id, { kind: 'overlap', with: reaching.id });
        if (!warnings.has(reaching.id)) warnings.set(reaching.id, { kind: 'overlap', with: range.id });
      }
      if (!reaching || range.last > reaching.last) reaching = range;
    }
  }
  return warnings;
}

function rangeOf({ id, firstPage, lastPage }: Paged): Range[] {
  const [first, last] = [pageOf(firstPage), pageOf(lastPage || firstPage)];
  return first && last && first.before === last.before
    ? [{ id, before: first.before, first: first.number, last: last.number }]
    : [];
}

function pageOf(text: string) {
  const [, before = '', digits] = /^([A-Za-z]*)(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : { before: before.toUpperCase(), number: Number(digits) };
}
