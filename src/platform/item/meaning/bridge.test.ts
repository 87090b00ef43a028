import { expect, test } from 'vitest';
import type { Vector } from '../../ports/embedder.ts';
import { learnBridge, likeness } from './bridge.ts';
import { learnMap, mapped } from './ridge.ts';

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
}

const unit = (vector: readonly number[]): Vector => {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => value / length);
};

const random = numbers(7);
const vectors = (count: number, size: number) =>
  Array.from({ length: count }, () => unit(Array.from({ length: size }, random)));

/** Another language that says the same in other numbers. */
const turn = Array.from({ length: 6 }, () => Array.from({ length: 8 }, random));
const translated = (vector: Vector): Vector =>
  unit(turn.map((row) => row.reduce((sum, value, place) => sum + value * (vector[place] as number), 0)));

const pairs = vectors(400, 8).map((en) => ({ en, zh: translated(en) }));

test('a linear map is found from its examples', () => {
  const map = learnMap(
    pairs.map(({ en, zh }) => ({ from: en, to: zh })),
    0.001,
  );
  for (const { en, zh } of pairs.slice(0, 20)) expect(likeness(mapped(map, en), zh)).toBeGreaterThan(0.97);
});

test('a bridge is judged by works that it has not seen', () => {
  const bridge = learnBridge('en', pairs);
  expect(bridge).toMatchObject({ from: 'en', pairs: 360 });
  expect(bridge?.first).toBeGreaterThan(0.9);
  const [zh] = vectors(1, 6);
  const unrelated = pairs.map(({ en }, place) => ({
    en,
    zh: place === 0 ? (zh as Vector) : (vectors(1, 6)[0] as Vector),
  }));
  expect(learnBridge('en', unrelated)?.first).toBeLessThan(0.3);
});

test('too few works teach nothing', () => {
  expect(learnBridge('en', pairs.slice(0, 199))).toBeUndefined();
});

test('the bridge from before is kept where it does better', () => {
  const before = learnBridge('en', pairs);
  // Most of the new examples are wrong; those that are held out are right.
  const spoiled = pairs.map((pair, place) =>
    place % 10 === 0 ? pair : { en: pair.en, zh: pairs[(place * 7) % 400]?.zh ?? pair.zh },
  );
  expect(learnBridge('en', spoiled, before)).toBe(before);
  expect(learnBridge('en', spoiled)).not.toBe(before);
});
