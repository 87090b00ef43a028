import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Row } from './rows.ts';

/** A folder with the given files, gone after the test. */
export function temporaryCheckout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'imprint-coverage-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

export const provenRow = (id: string, literal: string, test: string): Row => ({
  group: 'example',
  id,
  literal,
  state: 'proven',
  test,
  note: '',
});
