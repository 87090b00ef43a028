import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pythonWith } from '../conformance/tools/python.ts';

/** What the schema of COUNTER's API (openapi 5.1, CC BY 4.0, without its examples) has against documents, by jsonschema. */
export function schemaFindings(documents: readonly (readonly [schema: string, document: unknown])[]): string[][] {
  const python = join(pythonWith({ name: 'jsonschema', version: '4.26.0' }), 'bin', 'python');
  const script = join(import.meta.dirname, 'validate.py');
  const { stdout, stderr, status } = spawnSync(python, [script, join(import.meta.dirname, 'counter-api.json')], {
    input: documents.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);
}
