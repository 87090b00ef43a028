import type { DraftFile, DraftRow } from '../../../../platform/item/writing/item-draft.ts';
import type { ArticleDates } from './dates.ts';
import type { ArticlePlan } from './plan.ts';
import type { ArticleTexts } from './texts.ts';

/** Accepted without full text, then a proof, then the version of record; most articles have kept the last only. */
export function versionsOf(
  plan: ArticlePlan,
  { titles, summaries }: ArticleTexts,
  dates: ArticleDates,
  page: DraftFile | null,
  proof: DraftFile | null,
): DraftRow[] {
  const texts = { titles, summaries };
  const last = { ...texts, publishedOn: plan.publishedOn, body: page?.sha256 ?? null };
  if (plan.versions === 1) return [{ ...last, number: 1 }];
  return [
    { ...texts, number: 1, publishedOn: dates.acceptedOn },
    { ...texts, number: 2, publishedOn: dates.onlineOn, body: proof?.sha256 ?? null },
    { ...last, number: 3 },
  ];
}
