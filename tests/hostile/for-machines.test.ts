import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { headForMachines } from '../../src/content/article/parts/head-for-machines.ts';
import { writers } from '../../src/features/discovery/citations/domain/write-file.ts';
import { writeAtom, writeRss } from '../../src/features/discovery/feeds/domain/feed.ts';
import { harvestIndex, harvestPage } from '../../src/features/discovery/records/harvest/harvest-page.ts';
import { onixProduct } from '../../src/features/discovery/records/onix/onix-product.ts';
import { pubmedArticle } from '../../src/features/discovery/records/pubmed/pubmed-article.ts';
import { barelyCitable } from '../../src/platform/kernel/citable.ts';
import { barelyKnown, type WorkRecord } from '../../src/platform/kernel/work-record.ts';
import { sampleArticle } from '../support/article-answer.ts';
import { everyAttack } from './attacks/every-attack.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** What stands in the head and the body of a document that has these tags. */
function partsOf(head: string): { head: Element[]; body: DefaultTreeAdapterTypes.ChildNode[] } {
  const html = parse(`<!doctype html><html><head>${head}</head><body></body></html>`).childNodes.at(-1) as Element;
  const [inHead, inBody] = html.childNodes as Element[];
  return { head: (inHead?.childNodes ?? []) as Element[], body: inBody?.childNodes ?? [] };
}

const textIn = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

test.each(everyAttack)('tags for machines stay tags, and JSON-LD stays JSON: $name', ({ markup }) => {
  const [contributor, ...others] = sampleArticle().contributors;
  const article = sampleArticle({
    titles: { zh: markup, en: markup },
    resName: markup,
    summaries: { zh: markup },
    keywords: { zh: [markup] },
    publishers: { zh: markup },
    volume: markup,
    doi: `10.5555/${markup}`,
    licence: markup,
    contributors: contributor ? [{ ...contributor, names: { zh: { full: markup } } }, ...others] : [],
  });
  const { head, body } = partsOf(headForMachines(article, 'https://optics.example'));
  expect(body).toEqual([]);
  for (const element of head) {
    expect(['meta', 'script']).toContain(element.tagName);
    expect(
      element.attrs
        .map(({ name }) => name)
        .filter((name) => !['name', 'content', 'type', 'lang', 'xml:lang'].includes(name)),
    ).toEqual([]);
    if (element.tagName === 'script') {
      expect(element.attrs).toEqual([{ name: 'type', value: 'application/ld+json' }]);
      expect(() => JSON.parse(textIn(element))).not.toThrow();
    }
  }
});

/** The names of all elements of well-formed XML. */
function elementsOf(xml: string): string[] {
  const found = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name }) => found.add(name));
  parser.write(xml).close();
  return [...found].toSorted();
}

const feedWith = (words: string) => ({
  title: words,
  subtitle: words,
  page: `https://optics.example/?q=${words}`,
  self: words,
  language: words,
  entries: [
    {
      id: words,
      title: words,
      href: words,
      summary: words,
      authors: [words],
      keywords: [words],
      doi: words,
      source: words,
      published: '2026-11-01',
      updated: '2026-11-02T03:04:05Z',
      enclosure: { href: words, type: words, bytes: 1 },
    },
  ],
});

test.each(everyAttack)('feeds and citation files have the elements of plain words, no more: $name', ({ markup }) => {
  expect(elementsOf(writeRss(feedWith(markup)))).toEqual(elementsOf(writeRss(feedWith('words'))));
  expect(elementsOf(writeAtom(feedWith(markup)))).toEqual(elementsOf(writeAtom(feedWith('words'))));
  const citable = (words: string) => ({
    ...barelyCitable,
    id: '5',
    titles: { en: `words ${words}` },
    containers: { en: `words ${words}` },
    keywords: { en: [`words ${words}`] },
    abstracts: { en: `words ${words}` },
    publishers: { en: `words ${words}` },
    volume: '1',
    year: 2026,
  });
  const file = (words: string) => writers.notefirst([citable(words)], { provider: words });
  expect(elementsOf(file(markup))).toEqual(elementsOf(file('words')));
  for (const format of ['refman', 'endnote', 'bibtex', 'noteexpress'] as const) {
    const linesOf = (words: string) =>
      writers[format]([citable(words)], { provider: 'words' }).split(/\r\n|[\n\r\u2028\u2029]/);
    expect(linesOf(markup)).toHaveLength(linesOf('words').length);
  }
});

/** A paper that has these words wherever a publisher may write some. */
const recordWith = (words: string): WorkRecord => ({
  ...barelyKnown,
  site: 1,
  id: '5',
  kind: 'article',
  status: 'published',
  revision: '1',
  changedAt: '2026-11-01T00:00:00Z',
  withdrawnOn: null,
  withdrawal: {},
  integrity: null,
  language: 'zh',
  richTitles: {},
  subjects: [],
  relations: [],
  doi: '10.5555/5',
  publishedOn: '2026-11-01',
  embargoUntil: null,
  path: `/article/${words}`,
  cover: null,
  titles: { zh: words, en: words },
  summaries: { zh: words, en: words },
  keywords: { en: [words] },
  type: 'article',
  volume: words,
  firstPage: words,
  lastPage: words,
  copyright: { en: words },
  journal: {
    id: '1',
    titles: { en: words },
    issn: '1234-5679',
    eissn: null,
    cn: words,
    doi: null,
    publishers: { en: words },
    places: { en: words },
  },
  people: [
    {
      role: 'author',
      type: 'person',
      names: { en: { full: words, given: words, family: words } },
      orcid: words,
      orcidAuthenticated: false,
      corresponding: true,
      equal: true,
      credits: [words],
      affiliations: [1],
    },
  ],
  affiliations: [{ names: { en: words }, ror: words, country: words }],
  funds: [{ names: { en: words }, ror: null, doi: null, awards: [words] }],
  statements: [{ type: 'conflict', texts: { en: words }, inText: false }],
  references: [{ anchor: null, label: words, type: words, printed: words, facts: {}, doi: words }],
  files: [
    {
      id: '5-1',
      position: 1,
      sha256: 'a',
      role: 'pdf',
      name: words,
      labels: {},
      language: null,
      version: null,
      contentType: 'application/pdf',
      bytes: 1,
    },
  ],
});

/** The names of all elements and attributes of a page. */
function namesIn(html: string): string[] {
  const found = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('tagName' in node)) return;
    for (const { name } of node.attrs) found.add(`${node.tagName} ${name}`);
    found.add(node.tagName);
    node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return [...found].toSorted();
}

test.each(everyAttack)(
  'files for PubMed and ONIX and pages for archives have the elements of plain words: $name',
  ({ markup }) => {
    const article = (words: string) => elementsOf(pubmedArticle(recordWith(words)));
    expect(article(markup)).toEqual(article('words'));
    const book = (words: string) => {
      const { people } = recordWith(words);
      const part = { position: 1, parentPosition: null, label: words, titles: { en: words }, doi: words, bodies: {} };
      const parts = [{ ...part, people, firstPage: words, lastPage: words }];
      const more = {
        isbn: '978-3-16-148410-0',
        licence: words,
        series: { en: words },
        publishers: { en: words },
        parts,
      };
      return elementsOf(onixProduct({ ...recordWith(words), kind: 'book', ...more }, 'https://optics.example'));
    };
    expect(book(markup)).toEqual(book('words'));
    const journal = (words: string) => ({ id: '1', title: words, issn: words, publisher: words });
    const unit = (words: string) => ({
      journal: journal(words),
      year: 2026,
      issues: [{ id: '2', volume: words, issue: words }],
      papers: [recordWith(words)],
      next: '5',
    });
    for (const page of [
      (words: string) => harvestPage(['lockss'], unit(words)),
      (words: string) => harvestIndex(['clockss'], [{ ...journal(words), years: [2026] }]),
    ])
      expect(namesIn(page(markup))).toEqual(namesIn(page('words')));
  },
);
