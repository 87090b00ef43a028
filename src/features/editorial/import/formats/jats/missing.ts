import type { Problem } from '../../domain/problem.ts';
import type { ReadFront } from './front/read-front.ts';

/** Notices and the like have no abstract, and often nobody signs them. */
const withAbstract = new Set([
  'research-article',
  'review-article',
  'brief-report',
  'case-report',
  'data-paper',
  'systematic-review',
]);
const unsigned = new Set([
  'correction',
  'retraction',
  'expression-of-concern',
  'editorial',
  'announcement',
  'addendum',
]);

export function missingOf({ titles, abstracts, contributors }: ReadFront, type: string): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(titles.titles).length === 0) problems.push({ code: 'title-missing' });
  if (withAbstract.has(type) && Object.keys(abstracts.abstracts).length === 0)
    problems.push({ code: 'abstract-missing' });
  if (!unsigned.has(type) && !contributors.some(({ role }) => role === 'author'))
    problems.push({ code: 'authors-missing' });
  return problems;
}
