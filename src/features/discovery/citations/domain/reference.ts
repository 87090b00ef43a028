import type { Citable, CitableType } from '../../../../platform/kernel/citable.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { type CitedName, citedName } from './cited-name.ts';
import { plainLine } from './written.ts';

/** A work as it is cited in one language. Every text is one plain line; what is not known is empty. */
export interface Reference {
  readonly type: CitableType;
  readonly language: string;
  readonly title: string;
  /** Safe HTML, where the title has any. */
  readonly richTitle: string;
  readonly authors: readonly CitedName[];
  readonly editors: readonly CitedName[];
  readonly container: string;
  readonly year: string;
  /** YYYY-MM-DD within the year, or nothing. */
  readonly date: string;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly elocation: string;
  readonly number: string;
  readonly edition: number | null;
  readonly doi: string;
  readonly url: string;
  readonly publisher: string;
  readonly place: string;
}

/** A text in a language, else in one that it has. */
export const textIn = (text: Text, language: string): string =>
  plainLine(text[language] ?? text.en ?? text.zh ?? Object.values(text).find(Boolean));

/** In a language: the texts that exist in it, and for the others what there is. */
export function referenceIn(citable: Citable, language: string): Reference {
  const said = (text: Text) => textIn(text, language);
  const year = String(citable.year ?? citable.date?.slice(0, 4) ?? '');
  const named = (authors: Citable['authors']) => authors.flatMap((author) => citedName(author, language) ?? []);
  return {
    type: citable.type,
    language,
    title: said(citable.titles),
    richTitle: citable.titles[language] ? (citable.richTitles[language] ?? '') : '',
    authors: named(citable.authors),
    editors: named(citable.editors),
    container: said(citable.containers),
    year,
    date: dayIn(year, citable.date),
    volume: plainLine(citable.volume),
    issue: plainLine(citable.issue),
    firstPage: plainLine(citable.firstPage),
    lastPage: plainLine(citable.lastPage),
    elocation: plainLine(citable.elocation),
    number: plainLine(citable.number),
    edition: citable.edition,
    doi: plainLine(citable.doi),
    url: plainLine(citable.url),
    publisher: said(citable.publishers),
    place: said(citable.places),
  };
}

/** What was online the year before its issue has a day that does not belong to the issue's year. */
const dayIn = (year: string, date: string | null): string =>
  date && /^\d{4}-\d{2}-\d{2}$/.test(date) && date.startsWith(year) ? date : '';

/** The language in which a work is cited: the requested one if its title exists in it, else the one it was written in. */
export function citedLanguage({ titles, language }: Citable, requested?: string | null): string {
  const known = [requested, language, 'en', 'zh', ...Object.keys(titles)];
  return known.find((key): key is string => Boolean(key && titles[key])) ?? language ?? 'en';
}

/** The other language of a citation: English, or Chinese for what is cited in English; nothing if it has no title there. */
export function translatedLanguage({ titles }: Citable, cited: string): string | undefined {
  return ['en', 'zh'].find((key) => key !== cited && titles[key]);
}

/** `101-109`, `e123`, or nothing. */
export const pagesOf = ({ firstPage, lastPage, elocation }: Reference, dash: string): string =>
  firstPage ? [firstPage, ...(lastPage && lastPage !== firstPage ? [lastPage] : [])].join(dash) : elocation;
