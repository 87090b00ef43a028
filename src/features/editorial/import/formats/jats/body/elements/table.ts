import type { Rows } from '../rendering.ts';
import { alternatives } from './alternatives.ts';
import { citationParts } from './citation-parts.ts';
import { citations } from './citations.ts';
import { emphasis } from './emphasis.ts';
import { figures } from './figures.ts';
import { formulas } from './formulas.ts';
import { hidden } from './hidden.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { mediaFiles } from './media.ts';
import { names } from './names.ts';
import { paragraphs } from './paragraphs.ts';
import { questions } from './questions.ts';
import { rights } from './rights.ts';
import { sections } from './sections.ts';
import { tables } from './tables.ts';

/** Every element of JATS that a reader can meet in a text, and what it becomes. */
export const elements: Rows = {
  ...sections,
  ...paragraphs,
  ...emphasis,
  ...lists,
  ...figures,
  ...mediaFiles,
  ...tables,
  ...formulas,
  ...alternatives,
  ...links,
  ...names,
  ...citationParts,
  ...citations,
  ...questions,
  ...rights,
  ...hidden,
};
