import type { Say } from '../../../platform/i18n/use-say.ts';

const typeNames = {
  'research-article': 'research',
  'review-article': 'review',
  editorial: 'editorial',
  correction: 'correction',
  retraction: 'retraction',
  'expression-of-concern': 'concern',
  'article-commentary': 'commentary',
  letter: 'letter',
  translation: 'translation',
  'brief-report': 'report',
  'rapid-communication': 'report',
  'case-report': 'report',
} as const;

/** What a paper is called that stands in no named part of its journal. */
export function articleType(say: Say, type: string): string {
  const name = (typeNames as Readonly<Record<string, (typeof typeNames)[keyof typeof typeNames]>>)[type];
  return name ? say(`article.type.${name}`) : '';
}
