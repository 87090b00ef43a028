import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';

interface ListPart {
  readonly content: readonly unknown[];
  readonly totalPages: number;
}

/** Asks for the page of a list that an address names. */
export type AskList = <List extends ListPart>(
  ask: (paging: { readonly page: number; readonly size: number }) => Promise<Result<List, Failure>>,
) => Promise<List>;

/** A page of a list; the last one that there is, where the list has grown shorter than whoever asks believes. */
export async function pageOrLast<List extends ListPart>(
  page: number,
  ask: (page: number) => Promise<Result<List, Failure>>,
): Promise<Result<List, Failure>> {
  const answer = await ask(page);
  if (!answer.ok || page === 0 || answer.value.content.length > 0) return answer;
  return ask(Math.max(0, Math.min(page, answer.value.totalPages) - 1));
}
