import { describe, expect, test } from 'vitest';
import type { FormField } from '../../../platform/kernel/form-field.ts';
import { readableChanges } from './readable-changes.ts';

const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'body', type: 'prose', label: 'Text' },
  { name: 'isOpen', type: 'switch', label: 'Open' },
  {
    name: 'kind',
    type: 'choice',
    label: 'Kind',
    choices: [
      { value: 'a', label: 'Alpha' },
      { value: 'b', label: 'Beta' },
    ],
  },
  { name: 'journal', type: 'reference', label: 'Journal', kinds: ['journal'] },
  {
    name: 'links',
    type: 'list',
    label: 'Links',
    most: 9,
    of: [
      { name: 'name', type: 'line', label: 'Name' },
      { name: 'url', type: 'address', label: 'Address' },
    ],
  },
  {
    name: 'people',
    type: 'list',
    label: 'People',
    most: 9,
    of: [
      { name: 'id', type: 'key', label: '' },
      { name: 'name', type: 'line', label: 'Name' },
    ],
  },
] as const satisfies readonly FormField[];

const contents: readonly FormField[] = [
  {
    name: 'contents',
    type: 'list',
    label: 'Contents',
    most: 9,
    of: [
      { name: 'id', type: 'reference', label: 'Paper', kinds: ['article'] },
      { name: 'firstPage', type: 'line', label: 'First page' },
    ],
  },
];

const words = {
  yes: 'Yes',
  no: 'No',
  reordered: 'reordered',
  restyled: 'restyled',
  language: (tag: string) => ({ en: 'English', zh: 'Chinese' })[tag] ?? tag,
  titleOf: (id: string) => `title of ${id}`,
};

/** A change as an editor would write it: [-gone-]{+come+}. */
const written = (before: object | null, after: object | null, form: readonly FormField[] = fields) =>
  readableChanges(form, before as never, after as never, words).map(
    ({ label, runs }) =>
      `${label}: ${runs.map(({ kind, text }) => (kind === 'deleted' ? `[-${text}-]` : kind === 'inserted' ? `{+${text}+}` : text)).join('')}`,
  );

describe('what became of a document is said in the words of its form', () => {
  test.each([
    [
      'a word of one language',
      { title: { en: 'Slow light in glass', zh: '光' } },
      { title: { en: 'Slow light in silica glass', zh: '光' } },
      ['Title · English: Slow light in {+silica +}glass'],
    ],
    [
      'a Chinese text by its characters',
      { title: { zh: '玻璃中的慢光' } },
      { title: { zh: '石英玻璃中的慢光' } },
      ['Title · Chinese: {+石英+}玻璃中的慢光'],
    ],
    [
      'a text that was written anew',
      { title: { en: 'One two three' } },
      { title: { en: 'Something else entirely' } },
      ['Title · English: [-One two three-]{+Something else entirely+}'],
    ],
    [
      'prose without its tags',
      { body: { en: '<p>One <b>two</b></p><p>three</p>' } },
      { body: { en: '<p>One <b>two</b></p><p>four</p>' } },
      ['Text · English: One two\n[-three-]{+four+}'],
    ],
    [
      'prose that only looks different',
      { body: { en: '<p>One</p>' } },
      { body: { en: '<p><b>One</b></p>' } },
      ['Text · English: {+restyled+}'],
    ],
    [
      'a switch and a choice',
      { isOpen: false, kind: 'a' },
      { isOpen: true, kind: 'b' },
      ['Open: [-No-]{+Yes+}', 'Kind: [-Alpha-]{+Beta+}'],
    ],
    ['another thing by its title', { journal: null }, { journal: '7' }, ['Journal: {+title of 7+}']],
    [
      'one line of an entry, in its place',
      {
        links: [
          { name: 'A', url: '/a' },
          { name: 'B', url: '/b' },
        ],
      },
      {
        links: [
          { name: 'A', url: '/a' },
          { name: 'B', url: '/c' },
        ],
      },
      ['Links 2 · Address: [-/b-]{+/c+}'],
    ],
    [
      'an entry that was taken away',
      {
        links: [
          { name: 'A', url: '/a' },
          { name: 'B', url: '/b' },
        ],
      },
      { links: [{ name: 'B', url: '/b' }] },
      ['Links 1 · Name: [-A-]', 'Links 1 · Address: [-/a-]'],
    ],
    [
      'entries that changed places',
      {
        people: [
          { id: 'x', name: 'X' },
          { id: 'y', name: 'Y' },
        ],
      },
      {
        people: [
          { id: 'y', name: 'Y' },
          { id: 'x', name: 'X' },
        ],
      },
      ['People: {+reordered+}'],
    ],
    ['a document that was made', null, { title: { en: 'New' }, isOpen: false }, ['Title · English: {+New+}']],
  ])('%s', (_, before, after, lines) => {
    expect(written(before, after)).toEqual(lines);
  });

  test('of a list of things, by their titles: what changed in one, or how they follow each other', () => {
    const [a, b] = [
      { id: 'a', firstPage: '1' },
      { id: 'b', firstPage: '5' },
    ];
    const said = (after: readonly object[]) => written({ contents: [a, b] }, { contents: after }, contents);
    expect(said([a, { ...b, firstPage: '7' }])).toEqual(['Contents · title of b · First page: [-5-]{+7+}']);
    expect(said([b, a])).toEqual(['Contents: [-title of a\n-]title of b\n{+title of a\n+}']);
    expect(said([a])).toContain('Contents · title of b · Paper: [-title of b-]');
  });

  test('of a long text that stayed only what stands beside the change', () => {
    const long = 'word '.repeat(200);
    const [line] = written({ title: { en: `${long}end` } }, { title: { en: `${long}finish` } });
    expect(line?.length).toBeLessThan(120);
    expect(line).toMatch(/ … .*\[-end-\]\{\+finish\+\}$/s);
  });
});
