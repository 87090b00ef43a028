import { writeBibtex } from './files/bibtex.ts';
import { writeEndnote } from './files/endnote.ts';
import type { WriteFile } from './files/exported.ts';
import { writeNoteexpress } from './files/noteexpress.ts';
import { writeNotefirst } from './files/notefirst.ts';
import { writeRefman } from './files/refman.ts';
import type { CitationFormat } from './formats.ts';

export const writers: Readonly<Record<CitationFormat, WriteFile>> = {
  bibtex: writeBibtex,
  endnote: writeEndnote,
  refman: writeRefman,
  noteexpress: writeNoteexpress,
  notefirst: writeNotefirst,
};
