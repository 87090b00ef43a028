import type { Citable } from '../../../../platform/kernel/citable.ts';
import type { CitationStyle } from './formats.ts';
import { type Reference, referenceIn } from './reference.ts';
import { apa } from './styles/apa.ts';
import { chicago } from './styles/chicago.ts';
import { gbT77142015, gbT77142025 } from './styles/gb-t-7714.ts';
import { ieee } from './styles/ieee.ts';
import { nature } from './styles/nature.ts';
import { vancouver } from './styles/vancouver.ts';
import { type Piece, type Written, write } from './written.ts';

const styles: Readonly<Record<CitationStyle, (reference: Reference, readOn: string) => Piece[]>> = {
  'gb-t-7714-2025': gbT77142025,
  'gb-t-7714-2015': gbT77142015,
  apa,
  ieee,
  vancouver,
  nature,
  chicago,
};

/** A thing as it stands in a list of references. `readOn` is the day of reading, which some styles print. */
export const cite = (citable: Citable, style: CitationStyle, language: string, readOn: string): Written =>
  write(styles[style](referenceIn(citable, language), readOn));
