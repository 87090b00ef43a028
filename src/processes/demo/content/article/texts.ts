import type { Text } from '../../../../platform/kernel/text.ts';
import { languages, type SampleLanguage } from '../field.ts';
import { notices } from './notices.ts';
import type { ArticlePlan } from './plan.ts';
import { type Facts, factsOf } from './prose.ts';
import { abstractOf, titleOf } from './titles.ts';

export interface ArticleTexts {
  readonly titles: Text;
  /** Plain text. */
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}

const languagesOf = ({ isTranslated, language }: ArticlePlan): readonly SampleLanguage[] =>
  isTranslated ? languages : [language];

export function textsOf(plan: ArticlePlan, numbers: Pick<Facts, 'samples' | 'days' | 'percent'>): ArticleTexts {
  const { line, angle, notice } = plan;
  const ofLine = plan.titles ?? { zh: titleOf(line, angle, 'zh'), en: titleOf(line, angle, 'en') };
  if (notice && notice.type !== 'translation') {
    const { title, text } = notices[notice.type];
    return { titles: { ...title(ofLine) }, summaries: { ...text(ofLine, notice.about.doi) }, keywords: {} };
  }
  const inLanguages = <Value>(write: (language: SampleLanguage) => Value) =>
    Object.fromEntries(languagesOf(plan).map((language) => [language, write(language)]));
  return {
    titles: inLanguages((language) => ofLine[language]),
    summaries: inLanguages((language) => abstractOf(angle, factsOf(line, language, numbers), language)),
    keywords: inLanguages((language) =>
      [line.system, line.quantity, line.method, line.use].map((words) => words[language]),
    ),
  };
}

export const eachLanguage = (texts: Text, change: (text: string) => string): Text =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text ?? '')]));
