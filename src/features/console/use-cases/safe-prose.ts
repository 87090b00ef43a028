import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import type { SafeHtml } from '../../../platform/ports/safe-html.ts';

/** What someone sent, with every text of HTML made safe before anything else looks at it: no editable thing can forget to. */
export function withSafeProse(fields: readonly FormField[], given: Document, safe: SafeHtml): Document {
  const cleaned: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const value = given[field.name];
    if (field.type === 'prose' && isRecord(value)) cleaned[field.name] = safeTexts(value, safe);
    if (field.type === 'list' && Array.isArray(value))
      cleaned[field.name] = value.map((entry) => (isRecord(entry) ? withSafeProse(field.of, entry, safe) : entry));
  }
  return cleaned;
}

const safeTexts = (texts: Document, safe: SafeHtml): Document =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, typeof html === 'string' ? safe(html) : html]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
