import type { Id } from '../kernel/id.ts';

/** The call that counts the view of a page, and its input, as the browser sends them; without any space. */
export const countedView = (id: Id, part?: number): string => `view ${JSON.stringify({ id, part })}`;

/** `query` is a search as an address has it. */
export const countedQuery = (query: string): string => `search ${JSON.stringify({ asked: query })}`;
