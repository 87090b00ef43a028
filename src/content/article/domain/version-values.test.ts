import { expect, test } from 'vitest';
import { versionValues } from './version-values.ts';

const valuesOf = (...bodies: boolean[]) => [
  ...versionValues(bodies.map((hasBody, place) => ({ number: place + 1, hasBody }))).values(),
];

test('the only version of an article is the version of record and has no label', () => {
  expect(valuesOf(true)).toEqual([0]);
});

test('an early version without full text is the accepted manuscript', () => {
  expect(valuesOf(false, true)).toEqual([-1, 0]);
});

test('the manuscript that was accepted here is the accepted one, also with a text', () => {
  const versions = [
    { number: 0, hasBody: true },
    { number: 1, hasBody: true },
    { number: 2, hasBody: true },
  ];
  expect([...versionValues(versions).values()]).toEqual([-1, 1, 0]);
});

test('earlier full texts are the first to the tenth proof', () => {
  expect(valuesOf(true, true, true)).toEqual([1, 2, 0]);
  expect(valuesOf(false, true, true)).toEqual([-1, 1, 0]);
  expect(valuesOf(...Array.from({ length: 13 }, () => true)).at(-2)).toBe(10);
});

test('the order of arrival does not matter', () => {
  const values = versionValues([
    { number: 3, hasBody: true },
    { number: 1, hasBody: false },
    { number: 2, hasBody: true },
  ]);
  expect([values.get(1), values.get(2), values.get(3)]).toEqual([-1, 1, 0]);
});

test('an article that is only accepted, or still a proof, says so of its newest version', () => {
  expect([...versionValues([{ number: 1, hasBody: false }], -1).values()]).toEqual([-1]);
  const proofs = [
    { number: 1, hasBody: true },
    { number: 2, hasBody: true },
  ];
  expect([...versionValues(proofs, 2).values()]).toEqual([1, 2]);
});
