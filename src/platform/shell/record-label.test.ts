import { expect, test } from 'vitest';
import { wording } from '../i18n/intl.server.ts';
import type { Say } from '../i18n/use-say.ts';
import type { Language } from '../kernel/language.ts';
import { recordLabel } from './record-label.ts';

const label = (language: Language, kind: 'figure' | 'table', printed: string) =>
  recordLabel(
    ((key: string, values?: Record<string, string>) => wording(language, key, values)) as Say,
    language,
    kind,
    printed,
  );

test.each([
  ['en', 'figure', '图 1', 'Figure 1'],
  ['en', 'table', '表S2', 'Table S2'],
  ['zh', 'figure', 'Fig. 3', '图 3'],
  ['zh', 'figure', '图 1', '图 1'],
  ['en', 'figure', 'Fig. 3', 'Fig. 3'],
  ['en', 'figure', '图版', '图版'],
  ['de', 'figure', '', ''],
] as const)('a reader in %s sees the %s %s as %s', (language, kind, printed, expected) => {
  expect(label(language, kind, printed)).toBe(expected);
});
