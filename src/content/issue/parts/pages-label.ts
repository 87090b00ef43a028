import type { Say } from '../../../platform/i18n/use-say.ts';

interface Pages {
  readonly firstPageNum: string | null;
  readonly lastPageNum: string | null;
}

/** The pages of a paper inside its issue, or the number that stands in their place. */
export function pagesLabel(say: Say, { firstPageNum: first, lastPageNum: last }: Pages): string {
  if (!first) return '';
  if (last && last !== first) return say('journal.period.pages', { first, last });
  return /^\d+$/.test(first)
    ? say('journal.period.page', { first })
    : say('journal.period.articleNumber', { number: first });
}
