import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** What a thing in preparation is called: by its field `title` or `name`, whichever it has. */
export function draftTitles(document: Document): Text {
  const named = document.title ?? document.name;
  return typeof named === 'object' && named !== null ? (named as Text) : {};
}

export const isTitledWith = (document: Document, text: string): boolean =>
  text.trim() === '' ||
  Object.values(draftTitles(document)).some((title) => title?.toLowerCase().includes(text.trim().toLowerCase()));
