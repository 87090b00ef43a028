import type { BookWords } from '../features/discovery/records/epub/book-chapter.ts';
import type { PdfWords } from '../features/discovery/records/pdf/pdf-page.ts';
import { serverIntl, wording } from '../platform/i18n/intl.server.ts';
import { documentLanguage, type Language } from '../platform/kernel/language.ts';

/** What a book says besides its papers. */
export function bookWords(language: Language): BookWords {
  const say = (key: string) => wording(language, key);
  return {
    tag: documentLanguage(language),
    contents: say('records.contents'),
    abstract: say('article.abstract.title'),
    keywords: say('article.keywords.title'),
    references: say('article.references.title'),
    published: say('article.date.published'),
    abstractOnly: say('records.readOnline'),
    integrity: {
      corrected: say('article.integrity.corrected'),
      retracted: say('article.integrity.retracted'),
      concern: say('article.integrity.concern'),
    },
    day: (date) => serverIntl(language).formatDate(date, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** What the PDF says that the portal makes of a paper. */
export function pdfWords(language: Language): PdfWords {
  const say = (key: string) => wording(language, key);
  return {
    ...bookWords(language),
    dates: {
      received: say('article.date.received'),
      revised: say('article.date.revised'),
      accepted: say('article.date.accepted'),
    },
    howToCite: say('citations.cite.title'),
    picture: say('records.pdf.picture'),
    retracted: say('records.pdf.retracted'),
    madeBy: (address) => wording(language, 'records.pdf.madeBy', { address }),
  };
}
