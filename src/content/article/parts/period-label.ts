import type { Say } from '../../../platform/i18n/use-say.ts';
import type { ArticleView } from './article-view.ts';

/** `2026, volume 12, issue 10`, as far as it is known. */
export const periodLabel = (say: Say, { year, volume, issue }: NonNullable<ArticleView['period']>): string =>
  say('article.period.label', { year: String(year), volume: volume || 'none', issue: issue || 'none' });
