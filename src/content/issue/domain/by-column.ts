import type { Text } from '../../../platform/kernel/text.ts';

export interface Column<Paper> {
  readonly names: Text;
  readonly papers: readonly Paper[];
}

/** The columns of an issue in the order in which they begin. Papers of one column that stand apart are brought together. */
export function byColumn<Paper extends { readonly part: Text }>(papers: readonly Paper[]): Column<Paper>[] {
  const columns = Map.groupBy(papers, ({ part }) => nameOf(part));
  return [...columns.values()].map((inColumn) => ({ names: inColumn[0]?.part ?? {}, papers: inColumn }));
}

/** One column may be written in one language in one paper and in two in another; any of its names tells it. */
const nameOf = (part: Text): string => part.zh ?? part.en ?? Object.values(part).find(Boolean) ?? '';
