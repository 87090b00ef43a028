import type { Say } from '../../../platform/i18n/use-say.ts';
import { accepted } from '../domain/version-values.ts';
import { versionLabel } from './version-label.ts';

/** The word that lists have for a manuscript says too little by itself. */
export const versionKind = (say: Say, value: number): string =>
  value === accepted ? say('article.version.acceptedManuscript') : versionLabel(say, value);

/** An accepted manuscript has no number that anyone would cite. */
export const versionName = (say: Say, { number, value }: { readonly number: number; readonly value: number }): string =>
  [number === 0 ? '' : say('article.version.number', { number }), versionKind(say, value)].filter(Boolean).join(' · ');
