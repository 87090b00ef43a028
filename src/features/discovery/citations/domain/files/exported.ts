import type { Citable } from '../../../../../platform/kernel/citable.ts';
import { citedLanguage, type Reference, referenceIn, translatedLanguage } from '../reference.ts';

export interface ExportOptions {
  /** The language in which things are cited where they have it; without it each in its own. */
  readonly language?: string | undefined;
  /** Who offers the file: the site's name. */
  readonly provider: string;
}

/** A thing as an export file needs it: in its first language, and in a second where it has one. */
export interface Exported {
  readonly citable: Citable;
  readonly reference: Reference;
  readonly translated: Reference | undefined;
}

export function exported(citable: Citable, { language }: ExportOptions): Exported {
  const first = citedLanguage(citable, language);
  const second = translatedLanguage(citable, first);
  return {
    citable,
    reference: referenceIn(citable, first),
    translated: second === undefined ? undefined : referenceIn(citable, second),
  };
}

export type WriteFile = (citables: readonly Citable[], options: ExportOptions) => string;

/** Every line of an export file ends like this, whatever wrote it. */
export const lineEnd = '\r\n';
export const lines = (all: readonly string[]): string => all.map((line) => line + lineEnd).join('');
