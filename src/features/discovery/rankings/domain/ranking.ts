/** What is counted. */
export const measures = ['views', 'downloads', 'citations'] as const;
export type Measure = (typeof measures)[number];

/** The specification's windows, the shortest first: a week; 1, 3, 6 months; 1, 2, 3 years; all that was ever counted. */
export const spans = ['week', '1m', '3m', '6m', '1y', '2y', '3y', 'all'] as const;
export type Span = (typeof spans)[number];

/** The second reading of the specification leaves these out; a site may choose it. */
const shortSpans: readonly Span[] = ['week', '1m'];

export const mostRanked = 100;

export const isMeasure = (given: string | undefined): given is Measure => measures.some((measure) => measure === given);
export const isSpan = (given: string | undefined): given is Span => spans.some((span) => span === given);

/** The windows that a site offers, in the order of the reading that it follows. */
export const visibleSpans = (hidesShort: boolean): readonly Span[] =>
  hidesShort ? ['all', ...spans.filter((span) => span !== 'all' && !shortSpans.includes(span))] : spans;

/** How far a window reaches back, in the words of PostgreSQL; all has no beginning. */
export const lengthOf: Readonly<Record<Span, string | null>> = {
  week: '7 days',
  '1m': '1 month',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
  '2y': '2 years',
  '3y': '3 years',
  all: null,
};
