import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';
import { childAt, childrenNamed, descendants, textOf } from './xml-tree.ts';

const read = readXml(Buffer.from('<a><b id="1">one <i>two</i></b><c/><b id="2"><b id="3">\n three</b></b></a>'));
if (!read.ok) throw new Error(read.failure.reason);
const root = read.value;

test('children are found by name in the document’s order', () => {
  expect(childrenNamed(root, 'b').map(({ attributes }) => attributes.id)).toEqual(['1', '2']);
  expect(childAt(root, 'b', 'i')?.name).toBe('i');
  expect(childAt(root, 'c', 'i')).toBeUndefined();
});

test('descendants are given in the document’s order, without what lies in an element that is not entered', () => {
  expect([...descendants(root)].map(({ name }) => name)).toEqual(['b', 'i', 'c', 'b', 'b']);
  expect([...descendants(root, ({ attributes }) => attributes.id !== '2')]).toHaveLength(4);
});

test('the text of an element stands on one line', () => {
  expect(textOf(root)).toBe('one two three');
  expect(textOf(undefined)).toBe('');
});
