import type { FigureStyle, Line, SampleLanguage } from '../field.ts';

/** What the sentences of an article are made from, in its language. */
export interface Facts {
  readonly system: string;
  readonly quantity: string;
  readonly method: string;
  readonly probe: string;
  readonly limit: string;
  readonly use: string;
  readonly variable: string;
  readonly symbol: string;
  readonly before: string;
  readonly after: string;
  /** Whole numbers that the text mentions: samples, days, percent. */
  readonly samples: number;
  readonly days: number;
  readonly percent: number;
}

export function factsOf(
  line: Line,
  language: SampleLanguage,
  numbers: Pick<Facts, 'samples' | 'days' | 'percent'>,
): Facts {
  const value = (number: number) => (line.unit ? `${number} ${line.unit}` : String(number));
  return {
    ...{ system: line.system[language], quantity: line.quantity[language], method: line.method[language] },
    ...{ probe: line.probe[language], limit: line.limit[language], use: line.use[language] },
    ...{ variable: line.variable[language], symbol: line.symbol },
    ...{ before: value(line.before), after: value(line.after) },
    ...numbers,
  };
}

/** Links inside the body, as HTML. */
export interface Links {
  cite(...references: readonly number[]): string;
  figure(number: number): string;
  table(number: number): string;
  formula(number: number): string;
}

/** A paragraph: some wordings to choose from. */
export type Paragraph = readonly ((facts: Facts, links: Links) => string)[];

/** The prose of an article in one language. */
export interface Prose {
  readonly headings: {
    readonly introduction: string;
    readonly methods: string;
    readonly preparation: string;
    readonly measurement: string;
    readonly results: string;
    readonly dependence: (facts: Facts) => string;
    readonly cause: (facts: Facts) => string;
    readonly discussion: string;
    readonly conclusion: string;
    readonly availability: string;
    readonly thanks: string;
    readonly references: string;
  };
  readonly introduction: readonly Paragraph[];
  readonly steps: (facts: Facts) => readonly string[];
  readonly model: Paragraph;
  readonly results: Paragraph;
  readonly dependence: Paragraph;
  readonly cause: Paragraph;
  readonly discussion: readonly Paragraph[];
  readonly conclusion: Paragraph;
  readonly availability: Paragraph;
  readonly thanks: string;
  readonly figureCaptions: Readonly<Record<FigureStyle, (facts: Facts) => string>>;
  readonly tableCaption: (facts: Facts) => string;
  readonly tableHeads: (facts: Facts) => readonly string[];
  readonly labels: { figure(number: number): string; table(number: number): string; formula(number: number): string };
}
