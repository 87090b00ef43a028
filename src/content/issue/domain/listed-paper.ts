import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Paper } from '../contract.ts';

type Texts = 'resName' | 'enResName' | 'titles' | 'summary' | 'authors' | 'keyword' | 'url';

/** A paper as a list of papers needs it, its texts in all languages. */
export interface ListedPaper extends Omit<Paper, Texts | 'publicationId' | 'publicationName' | 'attachType'> {
  readonly titles: Text;
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly authors: readonly Text[];
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  /** The column of the journal that it stands in; empty where it stands in none. */
  readonly part: Text;
  /** Its PDF's place among the article's files. */
  readonly pdf: number | null;
}

/** Papers that are out before their issue: online first with their text, or accepted and not yet edited. */
export const firstStates = ['onlineFirst', 'justAccepted'] as const;

/** Which of them are wanted. */
export interface FirstPapers {
  readonly state: (typeof firstStates)[number];
  readonly journal: Id | null;
  readonly page: number;
  readonly size: number;
}

/** The specification's values of what is out before its issue. */
export const onlineFirst = 1;
export const acceptedVersion = -1;

/** The columns of an issue in the order in which they begin. Papers of one column that stand apart are brought together. */
export function byColumn<Listed extends { readonly part: Text }>(papers: readonly Listed[]) {
  const columns = Map.groupBy(papers, ({ part }) => columnName(part));
  return [...columns.values()].map((inColumn) => ({ names: inColumn[0]?.part ?? {}, papers: inColumn }));
}

/** One column may be written in one language in one paper and in two in another; any of its names tells it. */
export const columnName = (part: Text): string => part.zh ?? part.en ?? Object.values(part).find(Boolean) ?? '';
