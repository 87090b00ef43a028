import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
const using = (words: RegExp) => sources.filter((path) => words.test(readFileSync(join(root, path), 'utf8'))).sort();

test('only the virus scanner says that what somebody sent may be stored', () => {
  expect(using(/import \{[^}]*\bscanned\b[^}]*\} from '.*ports\/storable\.ts'/)).toEqual([
    'src/platform/adapters/clamav/scan-sent.ts',
  ]);
});

test('bytes that pass no scanner are made here, in these places and nowhere else', () => {
  expect(using(/import \{[^}]*\bmadeHere\b[^}]*\} from '.*ports\/storable\.ts'/)).toEqual([
    // made of two bodies that lie in the store
    'src/content/article/use-cases/make-redlines.ts',
    // made of the text that lies in the store
    'src/features/discovery/records/pdf/make-pdf.ts',
    // pieces that no row makes anyone's file; what comes out of them is scanned
    'src/features/editorial/import/use-cases/browser/package-store.ts',
    // bodies that were read out of a scanned package, and a body and pictures of a scanned manuscript
    'src/features/editorial/import/use-cases/deliver-files.ts',
    'src/features/editorial/import/use-cases/read-word-text.ts',
    // forms of files that were scanned
    'src/features/editorial/renditions/use-cases/making.ts',
    // copies of scanned manuscripts, written anew
    'src/features/editorial/submissions/use-cases/anonymous-copies.ts',
    // texts of forms, written anew by the filter of HTML
    'src/features/portal/column/store/editable-texts.ts',
    'src/platform/item/editing/item-editable.ts',
    // scripts of this release
    'src/processes/assets/publish-assets.ts',
    // what lay in the store before
    'src/processes/backup/copy-files.ts',
    // random bytes, removed at once, to see that the store takes any
    'src/processes/engine-checks.ts',
  ]);
});

test('nobody makes storable content by a cast', () => {
  expect(using(/\bas (unknown as )?Storable/)).toEqual(['src/platform/ports/storable.ts']);
});

test('an upload is kept by the one use case that knows its check', () => {
  expect(using(/\barriving\.keep\(/)).toEqual(['src/features/editorial/uploads/use-cases/take-uploads.ts']);
});

test('strangers’ pictures are read by a process of its own, which alone loads the library for them', () => {
  expect(using(/from 'sharp'/)).toEqual(['src/platform/adapters/media/pictures.child.ts']);
});
