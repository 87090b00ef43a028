import type { SampleJournal } from '../sample-site.ts';
import type { Palette } from './pictures/palette.ts';

/** A wording in the two languages of the journals. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** A line of work: what a group studies, how, and what stands in its way. */
export interface Line {
  /** The code of its subject. */
  readonly subject: string;
  readonly system: Words;
  readonly quantity: Words;
  readonly method: Words;
  readonly probe: Words;
  readonly limit: Words;
  readonly use: Words;
  readonly variable: Words;
  /** How the quantity is written, and its values before and after. */
  readonly symbol: string;
  readonly unit: string;
  readonly before: number;
  readonly after: number;
  readonly variableSymbol: string;
  readonly variableUnit: string;
}

export interface SampleSubject {
  readonly code: string;
  readonly names: Words;
  readonly parent?: string;
}

export interface SamplePart {
  /** JATS' word for what stands in this column. */
  readonly type: string;
  readonly names: Words;
}

export type FigureStyle = 'curves' | 'bars' | 'map' | 'micrograph' | 'scheme';

/** A journal's field: everything that its sample articles, news and collections are made of. */
export interface Field {
  readonly site: number;
  readonly sld: string;
  /** The counter of the channel whose list the news belong to. */
  readonly newsChannel: number;
  readonly journal: SampleJournal;
  /** `fol` in `10.5555/fol.2026.11.3` */
  readonly prefix: string;
  readonly seed: number;
  readonly mainLanguage: 'zh' | 'en';
  readonly names: Words;
  readonly lines: readonly Line[];
  /** Work that belongs to the humanities as well: few articles, all of them older. */
  readonly humanities: readonly Line[];
  readonly subjects: readonly SampleSubject[];
  readonly parts: readonly SamplePart[];
  readonly palette: Palette;
  readonly figureStyles: readonly FigureStyle[];
  /** How an experiment of the field is described, each a paragraph of the methods. */
  readonly preparations: readonly Words[];
  readonly instruments: readonly Words[];
  readonly institutions: readonly SampleInstitution[];
  readonly books: readonly SampleBook[];
  readonly standards: readonly Words[];
  readonly patents: readonly Words[];
  readonly series: readonly SampleSeries[];
  readonly events: readonly SampleEvent[];
}

export interface SampleInstitution {
  readonly names: Words;
  readonly city: Words;
  readonly country: string;
  readonly established: number;
}

export interface SampleBook {
  readonly titles: Words;
  readonly summaries: Words;
  readonly edition: number;
  readonly isbn: string;
  readonly classification: string;
}

export interface SampleSeries {
  /** `conference` and `conferences` lead to addresses of their own. */
  readonly code: 'conference' | 'conferences';
  readonly names: Words;
  /** Where it is held by turns. */
  readonly places: readonly [oddYears: Words, evenYears: Words];
  /** Its first year; it is held every year. */
  readonly since: number;
}

/** An event that is no conference of a series, found by the code that is its address. */
export interface SampleEvent {
  readonly code: string;
  readonly names: Words;
  readonly summaries: Words;
  /** Paragraphs. */
  readonly text: { readonly zh: readonly string[]; readonly en: readonly string[] };
  readonly days?: readonly [from: string, to: string];
  readonly place?: Words;
}

/** Both wordings in the order system | quantity | method | probe | limit | use | variable. */
export function line(
  subject: string,
  [symbol, unit, before, after]: readonly [string, string, number, number],
  [variableSymbol, variableUnit]: readonly [string, string],
  zh: string,
  en: string,
): Line {
  const chinese = zh.split(' | ');
  const english = en.split(' | ');
  const words = (place: number): Words => ({ zh: chinese[place] ?? '', en: english[place] ?? '' });
  return {
    ...{ subject, symbol, unit, before, after, variableSymbol, variableUnit },
    ...{ system: words(0), quantity: words(1), method: words(2), probe: words(3) },
    ...{ limit: words(4), use: words(5), variable: words(6) },
  };
}

export const languages = ['zh', 'en'] as const;
export type SampleLanguage = (typeof languages)[number];
