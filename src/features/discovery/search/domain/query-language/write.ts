import type { Expression } from './expression.ts';
import type { SearchField } from './search-field.ts';

/** The text that means this: what the advanced form shows and the reader may edit. */
export const write = (expression: Expression): string => {
  switch (expression.type) {
    case 'words':
      return inField(
        expression.field,
        /\s/u.test(expression.text) && expression.field ? `(${expression.text})` : expression.text,
      );
    case 'phrase':
      return inField(expression.field, quoted(expression.text));
    case 'beginning':
      return inField(expression.field, `${expression.text}${expression.more === 'one' ? '?' : '*'}`);
    case 'years':
      return `year:${years(expression)}`;
    case 'not':
      return `NOT ${enclosed(expression.part)}`;
    case 'all':
      return expression.parts.map(enclosedInAll).join(' AND ');
    case 'any':
      return expression.parts.map((part) => (part.type === 'any' ? `(${write(part)})` : write(part))).join(' OR ');
  }
};

const inField = (field: SearchField | null, text: string): string => (field ? `${field}:${text}` : text);

const quoted = (text: string): string => (text.includes('"') ? `「${text}」` : `"${text}"`);

const years = ({ from, to }: { from: number | null; to: number | null }): string =>
  from !== null && from === to ? String(from) : `${from ?? ''}..${to ?? ''}`;

const isList = ({ type }: Expression): boolean => type === 'all' || type === 'any';

const enclosedInAll = (part: Expression): string => (isList(part) ? `(${write(part)})` : write(part));

const enclosed = (part: Expression): string =>
  isList(part) || (part.type === 'words' && /\s/u.test(part.text) && !part.field) ? `(${write(part)})` : write(part);
