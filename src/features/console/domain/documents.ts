import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** What a document in preparation is called: by its field `title` or `name`, whichever it has. */
export function draftTitles(document: Document): Text {
  const named = document.title ?? document.name;
  return typeof named === 'object' && named !== null ? (named as Text) : {};
}

export const isTitledWith = (document: Document, text: string): boolean =>
  text.trim() === '' ||
  Object.values(draftTitles(document)).some((title) => title?.toLowerCase().includes(text.trim().toLowerCase()));

const restorable = ['publish', 'restore', 'remove', 'drop-draft'];

/** Whether a change of the log put something before readers or took it away, or gave up a draft, so that it can be undone. */
export const isRestorable = (action: string): boolean => restorable.includes(action);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
