/** Columns are counted where an issue has fewer papers than this, as nearly every one has. */
export const papersCounted = 40;

interface Column<Paper> {
  readonly name: string;
  readonly papers: readonly Paper[];
}

/** The first papers of an issue under their columns. */
export function firstOfIssue<Paper>(columns: readonly Column<Paper>[], most: number): Column<Paper>[] {
  let left = most;
  return columns.flatMap(({ name, papers }) => {
    const first = papers.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ name, papers: first }] : [];
  });
}

/** How many papers stand in each column; nothing where there are none, or only one, or more papers than were read. */
export function columnCounts(columns: readonly Column<unknown>[]): { readonly name: string; readonly count: number }[] {
  const all = columns.reduce((total, { papers }) => total + papers.length, 0);
  const isNamed = columns.length > 1 && columns.every(({ name }) => name !== '');
  return isNamed && all < papersCounted ? columns.map(({ name, papers }) => ({ name, count: papers.length })) : [];
}
