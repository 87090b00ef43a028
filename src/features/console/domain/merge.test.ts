import { describe, expect, test } from 'vitest';
import { compareEdits, mergeEdits, mergeLists } from './merge.ts';

const entry = (id: string, name = id) => ({ id, name, shown: true });
const [a, b, c, fresh, other] = ['a', 'b', 'c', 'new-1', 'new-2'].map((id) => entry(id)) as [
  ReturnType<typeof entry>,
  ReturnType<typeof entry>,
  ReturnType<typeof entry>,
  ReturnType<typeof entry>,
  ReturnType<typeof entry>,
];
const base = [a, b, c];

describe('two who edited one list are brought together', () => {
  test.each([
    ['different entries changed', [{ ...a, name: 'x' }, b, c], [a, b, { ...c, name: 'y' }], 'x b y'],
    ['different fields of one entry', [{ ...a, name: 'x' }, b, c], [{ ...a, shown: false }, b, c], 'x b c'],
    ['one moved, one added', [c, a, b], [a, fresh, b, c], 'c a new-1 b'],
    ['both added', [a, fresh, b, c], [a, b, c, other], 'a new-1 b c new-2'],
    ['one took away, one changed another', [a, c], [a, b, { ...c, name: 'y' }], 'a y'],
    ['both moved alike', [b, a, c], [b, a, c], 'b a c'],
  ])('%s', (_, mine, theirs, names) => {
    expect(
      mergeLists(base, mine, theirs)
        ?.map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  test.each([
    ['both changed the same field', [{ ...a, name: 'x' }, b, c], [{ ...a, name: 'y' }, b, c]],
    ['one took away what the other changed', [b, c], [{ ...a, name: 'y' }, b, c]],
    ['both moved, differently', [b, a, c], [a, c, b]],
    ['entries have no ids', [{ name: 'x' }], [{ name: 'y' }]],
  ])('but not where %s: then a person chooses', (_, mine, theirs) => {
    expect(mergeLists(base, mine, theirs)).toBeUndefined();
  });
});

test('a list that can be brought together is not contested, and both together is what is proposed', () => {
  const mine = { entries: [fresh, ...base] };
  const theirs = { entries: [a, b] };
  expect(compareEdits({ entries: base }, mine, theirs)[0]).toMatchObject({ isContested: false });
  expect(mergeEdits({ entries: base }, mine, theirs, {})).toEqual({ entries: [fresh, a, b] });
  expect(mergeEdits({ entries: base }, mine, theirs, { entries: 'theirs' })).toEqual(theirs);
});
