import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { xmllint } from './xmllint.ts';

let folder = '';
const schema = () => join(folder, 'years.xsd');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-schema-'));
  await writeFile(
    schema(),
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="year" type="xs:gYear"/></xs:schema>',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const documents = [
  { name: 'sound', content: '<year>2026</year>' },
  { name: 'wrong', content: '<year>soon</year>' },
  { name: 'open', content: '<year>' },
];

test('xmllint says what a schema has against documents, and what is no XML', async () => {
  const found = await xmllint(documents, schema());
  expect(found.some(({ document }) => document === 'sound')).toBe(false);
  expect(found.find(({ document }) => document === 'wrong')?.words).toContain("'soon' is not a valid value");
  expect(found.find(({ document }) => document === 'open')?.words).toContain('parser error');
});

test('a schema that can not be read is no success', async () => {
  await expect(xmllint(documents, join(folder, 'none.xsd'))).rejects.toThrow('xmllint judged 1 of 3 documents');
});
