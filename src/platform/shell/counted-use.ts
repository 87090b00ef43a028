import type { Id } from '../kernel/id.ts';

/** What the browser tells of a page that is seen: the call that counts it and its input, without any space. */
export const countedView = (id: Id, part?: number): string => `view ${JSON.stringify({ id, part })}`;

/** `asked` is a search as an address has it. */
export const countedQuery = (asked: string): string => `search ${JSON.stringify({ asked })}`;
