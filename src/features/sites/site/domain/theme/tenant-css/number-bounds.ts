import type { RefusalReason } from './refusal.ts';

type Bounds = readonly [least: number, most: number];
type BoundsByUnit = Readonly<Record<string, Bounds>>;

const shadow: BoundsByUnit = {
  '': [0, 0],
  px: [-64, 64],
  rem: [-4, 4],
  em: [-4, 4],
};

/** Where a number could hide or cover what the reader must see, it is held in bounds; a unit not named is refused. */
const boundsOf: Readonly<Record<string, BoundsByUnit>> = {
  opacity: { '': [0.4, 1], '%': [40, 100] },
  'font-size': { px: [10, 96], rem: [0.625, 6], em: [0.625, 6], '%': [62.5, 600], vw: [1, 20], vi: [1, 20] },
  'font-weight': { '': [100, 900] },
  'line-height': { '': [1, 4], '%': [100, 400], em: [1, 4], rem: [0.625, 12], px: [10, 192] },
  'letter-spacing': { '': [0, 0], px: [-1, 16], em: [-0.05, 1], rem: [-0.05, 1] },
  'box-shadow': shadow,
  'text-shadow': shadow,
};

/** Elsewhere nothing is negative, above all no margin. */
export const checkNumber = (property: string, value: number, unit: string): RefusalReason | undefined => {
  const bounded = boundsOf[property];
  if (!bounded) return value < 0 ? 'negative' : undefined;
  const bounds = bounded[unit];
  return bounds && value >= bounds[0] && value <= bounds[1] ? undefined : 'outOfBounds';
};
