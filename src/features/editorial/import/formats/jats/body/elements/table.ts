import type { Rows } from '../rendering.ts';
import { citationParts, citations } from './citations.ts';
import { alternatives, figures, mediaFiles } from './figures.ts';
import { formulas } from './formulas.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { rights } from './rights.ts';
import { isHiddenTable } from './row.ts';
import { questions, sections } from './sections.ts';
import { tables } from './tables.ts';
import { emphasis, lists, paragraphs } from './text.ts';

/** What stands in a text for machines, with the reason why readers don't see it. */
const hidden: Rows = {
  'object-id': isHiddenTable('an identifier of the figure or table, not a text'),
  'index-term': isHiddenTable('an entry for a printed index'),
  'index-term-range-end': isHiddenTable('an entry for a printed index'),
  'processing-meta': isHiddenTable('how the file was made'),
  'sub-article': isHiddenTable('rendered on its own'),
  response: isHiddenTable('rendered on its own'),
};

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
