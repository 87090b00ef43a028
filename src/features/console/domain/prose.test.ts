import { expect, test } from 'vitest';
import { isProseLink, proseOutline } from './prose.ts';

test.each(['https://www.doi.org/', 'http://example.org/a?b', 'mailto:editor@example.org', '/about', '/'])(
  'a text may link to %s',
  (address) => expect(isProseLink(address)).toBe(true),
);

test.each([
  'javascript:x()',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'ftp://x',
  'about',
  'mailto:',
  '',
])('a text may not link to %s', (address) => expect(isProseLink(address)).toBe(false));

type Inside = Parameters<typeof proseOutline>[0];

const text = (words: string): Inside => ({ nodeType: 3, nodeName: '#text', textContent: words, childNodes: [] });
const element = (name: string, inside: readonly Inside[], attributes: Record<string, string> = {}): Inside => ({
  nodeType: 1,
  nodeName: name.toUpperCase(),
  textContent: '',
  childNodes: inside,
  getAttribute: (key) => attributes[key] ?? null,
});
const body = (...inside: Inside[]) => proseOutline(element('body', inside));

test('a text in the editor’s own hand is the same text', () => {
  const stored = body(
    element('ul', [element('li', [text('one')])]),
    element('table', [element('thead', [element('tr', [element('th', [text('a')], { scope: 'col', colspan: '1' })])])]),
  );
  const written = body(
    element('ul', [text('\n'), element('li', [element('p', [text('one')])])]),
    element('table', [
      element('tbody', [element('tr', [element('th', [element('p', [text('a')])], { scope: 'col' })])]),
    ]),
  );
  expect(written).toBe(stored);
});

test.each([
  ['a term that became a line', body(element('dl', [element('dt', [text('a')])])), body(element('p', [text('a')]))],
  ['a lost address', body(element('a', [text('a')], { href: '/b' })), body(element('a', [text('a')]))],
  ['a lost picture', body(element('img', [], { src: '/files/1', alt: 'a' })), body()],
  ['a lost word', body(element('p', [text('a b')])), body(element('p', [text('a')]))],
])('%s is noticed', (_, stored, written) => expect(written).not.toBe(stored));
