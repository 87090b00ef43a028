import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOrCompare } from './check/generated.ts';
import { readContracts } from './openapi/contracts.ts';
import { buildDocument, type FailureWords } from './openapi/document.ts';
import { buildList } from './openapi/list.ts';

// Writes down what the contracts say: `--write` renews docs/openapi.json and docs/api.md, without it drift fails.

const root = join(import.meta.dirname, '..');
const words = JSON.parse(readFileSync(join(root, 'src/platform/contract/messages/en.json'), 'utf8')) as FailureWords;
const endpoints = await readContracts(root);

writeOrCompare(
  root,
  {
    'docs/openapi.json': `${JSON.stringify(buildDocument(endpoints, words), null, 2)}\n`,
    'docs/api.md': buildList(endpoints, words),
  },
  'npm run openapi -- --write',
);
