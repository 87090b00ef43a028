import type { Say } from '../../../platform/i18n/use-say.ts';
import { accepted, versionOfRecord } from '../domain/version-values.ts';

/** The label of a version; empty for the version of record. */
export function versionLabel(say: Say, value: number): string {
  if (value === versionOfRecord) return '';
  return value === accepted ? say('article.version.accept') : say('article.version.proof', { number: String(value) });
}
