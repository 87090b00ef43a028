import { contrastRatio, leastForMarks, leastForText } from './colour.ts';
import type { ColourToken, Palette } from './palette.ts';

export interface ContrastPair {
  readonly foreground: ColourToken;
  readonly background: ColourToken;
  readonly least: typeof leastForText | typeof leastForMarks;
}

export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
  readonly holds: boolean;
}

const over = (
  least: ContrastPair['least'],
  foregrounds: readonly ColourToken[],
  backgrounds: readonly ColourToken[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, least })));

const papers = ['paper', 'panel'] as const;
const allBackgrounds = [...papers, 'theme-tint', 'theme-tint-2'] as const;

/** Every combination that a page may use. One that is missing here is not allowed on a page. */
export const contrastPairs: readonly ContrastPair[] = [
  ...over(leastForText, ['ink', 'ink-2', 'theme-text'], allBackgrounds),
  ...over(leastForText, ['danger', 'success', 'open-access', 'retraction-text'], allBackgrounds),
  ...over(leastForText, ['ink', 'ink-2', 'danger'], ['danger-tint']),
  ...over(leastForText, ['ink'], ['mark']),
  ...over(leastForText, ['on-theme'], ['theme', 'theme-hover', 'theme-active']),
  ...over(leastForText, ['on-deep', 'on-deep-2'], ['theme-deep']),
  ...over(leastForText, ['on-danger'], ['danger']),
  ...over(leastForText, ['on-retraction'], ['retraction']),
  ...over(leastForText, ['on-accent1'], ['accent1']),
  ...over(leastForText, ['on-accent2'], ['accent2']),
  ...over(leastForText, ['on-accent3'], ['accent3']),
  ...over(leastForMarks, ['theme', 'accent1', 'accent2', 'accent3'], allBackgrounds),
  ...over(leastForMarks, ['line-strong', 'ink-3', 'focus'], allBackgrounds),
];

export const measurePairs = (palette: Palette): MeasuredPair[] =>
  contrastPairs.map((pair) => {
    const ratio = contrastRatio(palette[pair.foreground], palette[pair.background]);
    return { ...pair, ratio, holds: ratio >= pair.least };
  });
