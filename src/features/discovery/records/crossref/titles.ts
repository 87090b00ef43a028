import type { Text } from '../../../../platform/kernel/text.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { languageCode, languagesOf } from '../written-languages.ts';
import { filledElement, lineOf } from '../written-xml.ts';
import { jatsBlocks, titleMarkup } from './html-markup.ts';

type Titled = Pick<WorkRecord, 'titles' | 'language'> & {
  readonly richTitles?: Text;
  readonly status?: WorkRecord['status'];
  readonly integrity?: WorkRecord['integrity'];
};

/**
 * The English title, where there is one, and the original one next to it: most of those who look for a work by its references know
 * the English one.
 */
export function titles(work: Titled): string {
  const [own] = languagesOf(work.titles, work);
  if (own === undefined) return '';
  const main = work.language === own && own !== 'en' && work.titles.en?.trim() ? 'en' : own;
  const original =
    main === own ? '' : filledElement('original_language_title', markupOf(work, own), { language: languageCode(own) });
  return filledElement('titles', [filledElement('title', `${prefixOf(work)}${markupOf(work, main)}`), original]);
}

const markupOf = ({ titles: plain, richTitles }: Titled, language: string): string => {
  const rich = richTitles?.[language] ? titleMarkup(richTitles[language]) : '';
  return rich === '' ? xmlText(lineOf(plain[language])) : rich;
};

/** As Crossref wants it, so that readers of reference lists see it too. */
function prefixOf({ titles: plain, status, integrity }: Titled): string {
  const word = integrity === 'retracted' ? 'RETRACTED' : status === 'withdrawn' ? 'WITHDRAWN' : null;
  const isSaid = Object.values(plain).some((title) => /^\W*(?:retracted|withdrawn)\b/i.test(title ?? ''));
  return word === null || isSaid ? '' : `${word}: `;
}

export const hasTitle = (work: Pick<WorkRecord, 'titles' | 'language'>): boolean =>
  languagesOf(work.titles, work).some((language) => lineOf(work.titles[language]) !== '');

/** In every language that there is; what lists show where there is no abstract. */
export function abstracts(record: WorkRecord): string {
  const isRich = languagesOf(record.abstracts, record).length > 0;
  const texts = isRich ? record.abstracts : record.summaries;
  return languagesOf(texts, record)
    .map((language) => {
      const text = texts[language] ?? '';
      return filledElement('jats:abstract', jatsBlocks(isRich ? text : xmlText(text)), {
        'xml:lang': languageCode(language),
      });
    })
    .join('');
}
