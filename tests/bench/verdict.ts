import type { PairedRatio } from './paired-ratio.ts';

/** What a bench found. The figure is the far end of the 90 % interval, so chance can't carry it under the bar. */
export interface Finding {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  /** Null for a figure that belongs to the picture: it is reported and judged by no one. */
  readonly bar: number | null;
  readonly median: number;
  readonly method: string;
}

export const ratioFinding = (name: string, ratio: PairedRatio, bar: number | null, method: string): Finding => ({
  name,
  figure: ratio.upper,
  unit: '×',
  bar,
  median: ratio.median,
  method: `${method}; ${ratio.pairs} pairs`,
});

export const isReached = ({ figure, bar }: Finding): boolean => bar === null || figure <= bar;

export const inWords = (number: number): string => number.toFixed(number < 10 ? 3 : 1);

export const verdict = (finding: Finding): string => {
  if (finding.bar === null) return 'reported';
  return isReached(finding) ? 'ok' : 'short';
};

export const verdictLine = (finding: Finding): string =>
  [
    finding.name,
    `figure=${inWords(finding.figure)}`,
    ...(finding.bar === null ? [] : [`bar=${finding.bar}`]),
    verdict(finding),
  ].join(' ');
