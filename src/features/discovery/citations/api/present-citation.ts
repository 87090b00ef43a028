import type { Citable } from '../../../../platform/kernel/citable.ts';
import { cite } from '../domain/cite.ts';
import { citedLanguage, referenceIn, translatedLanguage } from '../domain/reference.ts';
import type { CitationStyle } from '../domain/style-names.ts';

/** A work in its own language and, where it has a second, in that. */
export function presentCitation(citable: Citable, style: CitationStyle, readOn: string) {
  const language = citedLanguage(citable);
  const second = translatedLanguage(citable, language);
  const own = cite(citable, style, language, readOn);
  const translated = second === undefined ? { text: '', html: '' } : cite(citable, style, second, readOn);
  return { quote: own.text, quoteHtml: own.html, transQuote: translated.text, transQuoteHtml: translated.html };
}

/** What a list shows of a work: its title and, on a second line, who wrote it and where it stands. */
export function presentWork(citable: Citable, asked: string) {
  const { title, authors, container, year, volume, issue } = referenceIn(citable, citedLanguage(citable, asked));
  const named = authors.slice(0, 3).map(({ full }) => full);
  const where = [[container, year].filter(Boolean).join(', '), volume && `${volume}${issue && `(${issue})`}`];
  return {
    resName: title,
    resString: [named.join('; ') + (authors.length > 3 ? ' …' : ''), where.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('. '),
  };
}
