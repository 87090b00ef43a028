import { xmlText } from './xml-text.ts';

/** Plain text as HTML: a paragraph for each line that says something. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${xmlText(part)}</p>`)
    .join('');
