import type { MessageKey } from '../i18n/keys.gen.ts';
import type { Say } from '../i18n/use-say.ts';
import { type CreditRole, creditRole } from '../kernel/credit-role.ts';

const creditKeys: Readonly<Record<CreditRole, MessageKey>> = {
  conceptualization: 'article.credit.conceptualization',
  'data-curation': 'article.credit.dataCuration',
  'formal-analysis': 'article.credit.formalAnalysis',
  'funding-acquisition': 'article.credit.fundingAcquisition',
  investigation: 'article.credit.investigation',
  methodology: 'article.credit.methodology',
  'project-administration': 'article.credit.projectAdministration',
  resources: 'article.credit.resources',
  software: 'article.credit.software',
  supervision: 'article.credit.supervision',
  validation: 'article.credit.validation',
  visualization: 'article.credit.visualization',
  'writing-original-draft': 'article.credit.writingOriginalDraft',
  'writing-review-editing': 'article.credit.writingReviewEditing',
};

/** What is no role of the taxonomy stays as it is printed. */
export function creditName(say: Say, printed: string): string {
  const role = creditRole(printed);
  return role ? say(creditKeys[role]) : printed;
}
