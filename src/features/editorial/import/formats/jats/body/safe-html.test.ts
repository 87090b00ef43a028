import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { XmlElement, XmlNode } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { elements } from './elements/table.ts';
import { phraseTags } from './html/html-tree.ts';
import { mathTags } from './math/math-vocabulary.ts';
import { renderBody } from './render-body.ts';
import { renderBlocks, renderInline } from './render-inline.ts';

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'https://example.org/" onclick="x',
  'color:red',
  "' onmouseover='x",
  '$\\href{javascript:alert(1)}{x}$',
);
const text = fc.oneof(hostile, fc.string({ maxLength: 12 }));
const names = fc.oneof(
  fc.constantFrom(...Object.keys(elements), 'script', 'style', 'iframe', 'mml:mi', 'mml:maction', 'svg', 'constructor'),
  fc.constantFrom(...phraseTags),
);
const attributes = fc.dictionary(
  fc.constantFrom(
    'id',
    'rid',
    'style',
    'onclick',
    'xlink:href',
    'href',
    'src',
    'class',
    'content-type',
    'colspan',
    'align',
    'pub-id-type',
    'ext-link-type',
    'list-type',
    'xml:lang',
    'mathvariant',
    'open',
    'width',
    'mimetype',
    'language',
  ),
  text,
  { maxKeys: 4 },
);
const { node } = fc.letrec<{ node: XmlNode; element: XmlElement }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, text, tie('element')),
  element: fc.record({ name: names, attributes, children: fc.array(tie('node'), { maxLength: 4 }) }),
}));

const phrases = new Set<string>(phraseTags);
const formulas = new Set<string>(mathTags);
const holdsPhrases = new Set<string>([...phraseTags, 'p', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6']);
const withoutEnd = new Set(['br', 'col', 'hr', 'img', 'wbr']);

/** A browser would close a paragraph before a block, and a link before a link. */
function expectWellNested(html: string) {
  const open: string[] = [];
  for (const [whole, tag] of html.matchAll(piece)) {
    if (tag === undefined) continue;
    if (whole.startsWith('</')) {
      expect(open.pop()).toBe(tag);
      continue;
    }
    const isBlock = !phrases.has(tag) && !formulas.has(tag);
    if (isBlock) expect(open.filter((around) => holdsPhrases.has(around))).toEqual([]);
    if (tag === 'a') expect(open).not.toContain('a');
    if (!withoutEnd.has(tag)) open.push(tag);
  }
  expect(open).toEqual([]);
}

const piece = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>|[^<>]+/g;
const addresses = /^(#|https?:|mailto:|ftp:)/;
const forbidden = new Set(['script', 'style', 'iframe', 'object', 'embed', 'svg', 'form', 'input', 'link', 'meta']);

function expectSafe(html: string) {
  let read = 0;
  for (const [whole, tag, written] of html.matchAll(piece)) {
    read += whole.length;
    if (tag === undefined) continue;
    expect(forbidden).not.toContain(tag);
    for (const [, name = '', value = ''] of (written ?? '').matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      expect(name).not.toMatch(/^(on|style$|src|srcdoc$|class$)/);
      if (name === 'href') expect(value).toMatch(addresses);
      if (name === 'id') expect(value).toMatch(/^[A-Za-z][\w.-]*$/);
    }
  }
  expect(read).toBe(html.length);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

const article = fc.array(node, { maxLength: 4 }).map((children): XmlElement => {
  const body: XmlElement = { name: 'body', attributes: {}, children };
  return { name: 'article', attributes: {}, children: [body] };
});

it('no document, however it is made, puts anything into a page but our own tags and harmless attributes', () => {
  fc.assert(
    fc.property(article, (made) => {
      expectSafe(renderBody(made).html);
      expectSafe(renderInline(made));
      expectSafe(renderBlocks(made));
    }),
    { numRuns: 300 },
  );
});

it('no paragraph holds a block, and no link holds a link, however the document nests them', () => {
  fc.assert(
    fc.property(article, (made) => {
      expectWellNested(renderBody(made).html);
      expectWellNested(renderInline(made));
      expectWellNested(renderBlocks(made));
    }),
    { numRuns: 300 },
  );
});
