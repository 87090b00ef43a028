import { escapeHtml } from '../kernel/escape-html.ts';
export interface CitationTag {
  readonly name: `citation_${string}`;
  readonly content: string;
}

/** Tags by which Google Scholar, Zotero and their kin read a page; what is not known is left out. */
export const citationTags = (
  facts: readonly (readonly [name: string, content: string | null | undefined])[],
): CitationTag[] =>
  facts.flatMap(([name, content]) => (content ? [{ name: `citation_${name}`, content } as const] : []));

/** For the head of a document. */
export const writeTags = (tags: readonly CitationTag[]): string =>
  tags.map(({ name, content }) => `<meta name="${name}" content="${escapeHtml(content)}"/>`).join('');

/** Dates as these readers expect them. */
export const slashedDate = (date: string | null): string => date?.replaceAll('-', '/') ?? '';
