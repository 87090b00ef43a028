import { describe, expect, it } from 'vitest';
import { medianOf, pairedRatio } from './paired-ratio.ts';

describe('the ratio of paired measurements', () => {
  it('has no width when every pair agrees, however noisy the machine was', () => {
    const ratio = pairedRatio([
      [100, 110],
      [200, 220],
      [50, 55],
    ]);
    expect(ratio.median).toBeCloseTo(1.1);
    expect(ratio.lower).toBeCloseTo(1.1);
    expect(ratio.upper).toBeCloseTo(1.1);
  });

  it('is wider than its median when pairs disagree', () => {
    const ratio = pairedRatio([
      [100, 100],
      [100, 120],
      [100, 90],
      [100, 110],
    ]);
    expect(ratio.lower).toBeLessThan(ratio.median);
    expect(ratio.upper).toBeGreaterThan(ratio.median);
  });

  it('puts twice as much and half as much in the middle', () => {
    expect(
      medianOf([
        pairedRatio([
          [1, 2],
          [2, 1],
        ]).median,
      ]),
    ).toBeCloseTo(1);
  });

  it('needs two pairs', () => {
    expect(() => pairedRatio([[1, 1]])).toThrow(/two pairs/);
  });
});
