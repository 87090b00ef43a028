import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { driftIn } from '../../ops/check/generated.ts';
import { readContracts } from '../../ops/openapi/contracts.ts';
import { buildDocument } from '../../ops/openapi/document.ts';
import { buildList } from '../../ops/openapi/list.ts';
import { defineEndpoint, type Endpoint } from '../../src/platform/contract/endpoint.ts';

const root = join(import.meta.dirname, '../..');
const words = JSON.parse(readFileSync(join(root, 'src/platform/contract/messages/en.json'), 'utf8'));
const writer = 'npm run openapi -- --write';
const generated = (endpoints: readonly Endpoint[]) => ({
  'docs/openapi.json': JSON.stringify(buildDocument(endpoints, words), null, 2),
  'docs/api.md': buildList(endpoints, words),
});

const app = mkdtempSync(join(tmpdir(), 'imprint-drift-'));
let endpoints: readonly Endpoint[] = [];

beforeAll(async () => {
  endpoints = await readContracts(root);
  mkdirSync(join(app, 'docs'));
  for (const [path, text] of Object.entries(generated(endpoints))) writeFileSync(join(app, path), text);
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

test('contracts that nobody changed have not drifted from their document', () => {
  expect(endpoints.length).toBeGreaterThan(0);
  expect(driftIn(app, generated(endpoints), writer)).toEqual([]);
});

test('a field added to an answer is drift, with the line where it begins', () => {
  const changed = endpoints.map((endpoint) =>
    endpoint.name === 'GET /front/item/info'
      ? { ...endpoint, output: (endpoint.output as z.ZodObject).extend({ unlisted: z.string() }) }
      : endpoint,
  );
  const [sentence, ...others] = driftIn(app, generated(changed), writer);
  expect(sentence).toMatch(/^docs\/openapi\.json has drifted from its source at line \d+ /);
  expect(sentence).toContain(writer);
  expect(others).toEqual([]);
});

test('a new call is drift in the document and in the readable list', () => {
  const added = defineEndpoint({
    name: 'GET /front/unlisted',
    summary: 'Nobody wrote this down.',
    input: z.object({}),
    output: z.object({}),
  });
  expect(driftIn(app, generated([...endpoints, added]), writer)).toHaveLength(2);
});

test('a file that was never written is drift', () => {
  expect(driftIn(app, { 'docs/other.md': '' }, writer)).toEqual([`docs/other.md is missing; "${writer}" writes it.`]);
});

test('the document marks which calls are ours and which the specification names', () => {
  const { paths } = buildDocument(endpoints, words) as { paths: Record<string, { get: Record<string, unknown> }> };
  expect(paths['/front/site/findBySld']?.get['x-origin']).toBe('specification');
  expect(paths['/front/site/getTheme']?.get['x-origin']).toBe('ours');
});
