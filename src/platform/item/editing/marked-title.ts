import type { Document, FieldProblem } from '../../kernel/form-field.ts';
import type { Text } from '../../kernel/text.ts';
import { carriedMarks, wordsOfMarked } from './carried-marks.ts';
import type { ItemField } from './item-form.ts';

/** The title with its italics, bold, sub- and superscripts as tags. The words are those of the title, wherever the two differ. */
export const markedTitle: ItemField = {
  field: {
    name: 'markedTitle',
    type: 'text',
    label: 'field.markedTitle',
    help: 'help.markedTitle',
    longest: 2_000,
    marks: 'title',
  },
  read: ({ richTitles }) => richTitles,
  change: (value, { richTitles, titles: before }, { title }) => {
    const after = title as Text;
    const marked = Object.entries(value as Text).flatMap(([language, written = '']) => {
      const known = richTitles[language];
      if (written === known && after[language] === before[language]) return [[language, written]];
      const words = wordsOfMarked(written);
      const carried = words === undefined ? undefined : carriedMarks(written, words, after[language] ?? '');
      return carried ? [[language, carried]] : [];
    });
    return { richTitles: Object.fromEntries(marked) };
  },
};

const formula = /<(?:mml:)?math\b/;

/** Only formulas, which come by import, may have other tags. */
export const wrongMarks = ({ markedTitle: written }: Document): FieldProblem[] =>
  Object.entries((written ?? {}) as Text).flatMap(([language, rich = '']) =>
    wordsOfMarked(rich) === undefined && !formula.test(rich)
      ? [{ path: `markedTitle.${language}`, code: 'fieldRefused' as const }]
      : [],
  );
