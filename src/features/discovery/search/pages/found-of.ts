import type { SearchAnswer } from '../fields.contract.ts';
import { hitView } from '../parts/hit-view.ts';
import type { FoundView } from '../parts/search-view.ts';

/** An answer as the page shows it. */
export const foundOf = (answer: SearchAnswer): FoundView => ({
  state: 'found',
  hits: answer.content.map(hitView),
  total: answer.totalElements,
  totalIsLowerBound: answer.totalIsLowerBound,
  totalPages: answer.totalPages,
  nextCursor: answer.cursor,
  milliseconds: Math.round(answer.milliseconds),
  reduced: answer.reduced,
  notes: answer.notes,
});
