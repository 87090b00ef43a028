import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from '../../src/platform/documents/xml/read-xml.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeArticle } from '../support/sample-article.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { tellHarvesters } from '../support/told-harvesters.ts';
import type { WrittenDocument } from './standard.ts';
import { xmllint } from './tools/xmllint.ts';

const folder = resolve(import.meta.dirname, '../../../shared/schemas/oai');
const works = 130;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  for (let n = 1; n <= works; n += 1)
    await storeArticle(app, 1, idOf(1, n), { item: { titles: { en: `Light ${n} & <more>` } } });
  await tellHarvesters(app.app);
});

const ask = async (url: string) => {
  const answer = await portal.server.inject({ url, headers: { host: 'optics.localhost' } });
  return { status: answer.statusCode, text: answer.body };
};
const list = 'verb=ListRecords&metadataPrefix=oai_dc';
const tokenIn = (text: string) => /<resumptionToken[^>]*>([^<]+)</.exec(text)?.[1] ?? '';

/** Schemas of the answers, of Dublin Core and of identifiers, in one. */
async function invalid(documents: readonly WrittenDocument[]) {
  const place = mkdtempSync(join(tmpdir(), 'imprint-oai-'));
  try {
    const schema = join(place, 'all.xsd');
    const imports = [
      ['http://www.openarchives.org/OAI/2.0/', 'OAI-PMH.xsd'],
      ['http://www.openarchives.org/OAI/2.0/oai_dc/', 'oai_dc.xsd'],
      ['http://www.openarchives.org/OAI/2.0/oai-identifier', 'oai-identifier.xsd'],
    ].map(([name, file]) => `<xs:import namespace="${name}" schemaLocation="${join(folder, file ?? '')}"/>`);
    // JATS has a schema without a namespace and is judged by itself; here it only has to stand in the one that is announced.
    const named = 'https://jats.nlm.nih.gov/ns/archiving/1.3/';
    const jats = join(place, 'jats.xsd');
    writeFileSync(
      jats,
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${named}"><xs:element name="article"/></xs:schema>`,
    );
    imports.push(`<xs:import namespace="${named}" schemaLocation="${jats}"/>`);
    writeFileSync(schema, `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`);
    return await xmllint(documents, schema, join(folder, 'cat.xml'));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

test.skipIf(!existsSync(join(folder, 'OAI-PMH.xsd')))(
  'answers to all verbs are valid by the schema of OAI-PMH',
  async () => {
    const first = (await ask(`/oai?${list}`)).text;
    const queries = [
      ...['verb=Identify', 'verb=ListSets', 'verb=ListMetadataFormats', list, list.replace('Records', 'Identifiers')],
      `verb=ListRecords&resumptionToken=${tokenIn(first)}`,
      ...['oai_dc', 'jats'].map(
        (prefix) => `verb=GetRecord&metadataPrefix=${prefix}&identifier=oai:optics.localhost:${idOf(1, 1)}`,
      ),
      list.replace('oai_dc', 'jats'),
      ...['verb=none', 'verb=GetRecord', `${list}&set=none`, 'verb=ListRecords&resumptionToken=none'],
    ];
    const answers: WrittenDocument[] = [];
    for (const query of queries) answers.push({ name: query, content: (await ask(`/oai?${query}`)).text });
    expect(await invalid(answers)).toEqual([]);
    for (const [right, wrong] of [
      ['<responseDate>', '<responseDate>about '],
      ['</header>', '<more/></header>'],
      ['<dc:title', '<dc:titel'],
    ] as const)
      expect(await invalid([{ name: 'spoilt', content: first.replace(right, wrong) }]), wrong).not.toEqual([]);
  },
);

const words = fc.oneof(
  fc.constantFrom('oai_dc', 'jats', 'kind:article', '2026-01-01', '2026-02-30', '0000-01-01', '9999-12-31T23:59:59Z'),
  fc.constantFrom('\u0000', '%00', "' or 1=1 --", '<x/>', ']]>', '💡', '__proto__', 'a'.repeat(3_000), '1e999'),
  fc.constantFrom(
    'oai:optics.localhost:1',
    `oai:optics.localhost:${'9'.repeat(19)}`,
    'oai:x:-1',
    'http://[::1',
    '-271821-04-20',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const names = fc.constantFrom(
  'identifier',
  'metadataPrefix',
  'set',
  'from',
  'until',
  'resumptionToken',
  'verb',
  '__proto__',
  'x',
);
const verbs = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'Identify',
      'ListSets',
      'ListMetadataFormats',
      'GetRecord',
      'ListIdentifiers',
      'ListRecords',
    ),
  },
  { weight: 1, arbitrary: words },
);
/** A token of our own in which one part is another. */
const spoiltToken = (token: string) =>
  fc.tuple(fc.nat(9), fc.oneof(words, fc.jsonValue({ maxDepth: 1 }), fc.maxSafeInteger())).map(([place, value]) => {
    const parts: unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString());
    parts[place] = value;
    return Buffer.from(JSON.stringify(parts)).toString('base64url');
  });

test('whatever is asked is answered, in XML', async () => {
  const token = tokenIn((await ask(`/oai?${list}`)).text);
  const query = fc.oneof(
    fc.tuple(verbs, fc.array(fc.tuple(names, words), { maxLength: 4 })),
    fc.tuple(
      fc.constantFrom('ListRecords', 'ListIdentifiers', 'ListSets'),
      fc.tuple(fc.constant('resumptionToken'), spoiltToken(token)).map((pair) => [pair]),
    ),
  );
  const answered: WrittenDocument[] = [];
  await fc.assert(
    fc.asyncProperty(query, async ([verb, pairs]) => {
      const encoded = [['verb', verb], ...pairs].map(
        ([name = '', value = '']) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
      );
      const { status, text } = await ask(`/oai?${encoded.join('&')}`);
      expect(status).toBe(200);
      expect(readXml(Buffer.from(text)).ok).toBe(true);
      answered.push({ name: encoded.join('&').slice(0, 200), content: text });
    }),
    { numRuns: 400 },
  );
  if (existsSync(join(folder, 'OAI-PMH.xsd'))) expect(await invalid(answered)).toEqual([]);
  for (const raw of ['/oai?%', '/oai?verb=%ff', '/oai?&&&', '/oai?verb=Identify#x', '/oai?verb[]=Identify'])
    expect((await ask(raw)).status, raw).toBe(200);
}, 120_000);
