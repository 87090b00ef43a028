import { paragraphs } from '../../kernel/paragraphs.ts';
import type { Text } from '../../kernel/text.ts';
import { wordsOf } from '../searching/texts.ts';
import { detail } from './item-fields.ts';
import type { ItemField } from './item-form.ts';

/** The paper in which a figure, a table or a recording stands. */
export const itsPaper = detail('article', { type: 'reference', label: 'field.itsPaper', kinds: ['article'] });

export const printedLabel = detail('label', {
  type: 'line',
  label: 'field.printedLabel',
  help: 'help.printedLabel',
  longest: 100,
});

/** Its number among those of its paper. */
export const place: ItemField = {
  field: { name: 'position', type: 'number', label: 'field.place', required: true, least: 1, most: 10_000 },
  read: ({ details }) => details.position ?? 1,
  change: (value) => ({ details: { position: value } }),
};

export const licenceLine = detail('licence', { type: 'line', label: 'field.licence', longest: 100 });

/** Edited as plain text. Formulas and italics stay in the languages that nobody touched. */
export const captions: ItemField = {
  field: { name: 'captions', type: 'long-text', label: 'field.caption', help: 'help.caption', longest: 20_000 },
  read: ({ details }) => plainTexts((details.captions ?? {}) as Text),
  change: (value, { details }) => {
    const printed = (details.captions ?? {}) as Text;
    const before = plainTexts(printed);
    const kept = Object.entries(value as Text).map(([language, text = '']) => [
      language,
      text === before[language] ? printed[language] : paragraphs(text),
    ]);
    return { details: { captions: Object.fromEntries(kept) } };
  },
};

const inline = /<\/?(?:a|abbr|b|code|em|i|math|m[a-z]+|q|s|small|span|strong|sub|sup|u)\b[^>]*>/g;
const ends = /<\/(?:blockquote|div|h\d|li|p)>/;

/** A line for each paragraph of what is printed. */
export const plainLines = (html: string): string =>
  html
    .split(ends)
    .map((part) => wordsOf(part.replaceAll(inline, '')))
    .filter(Boolean)
    .join('\n');

const plainTexts = (printed: Text): Text =>
  Object.fromEntries(Object.entries(printed).map(([language, html = '']) => [language, plainLines(html)]));
