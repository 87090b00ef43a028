import type { StoredArticle } from './stored-articles.ts';

export interface JudgedPage {
  readonly problems: readonly string[];
  /** Addresses of this very host that the page leads to or shows. */
  readonly links: readonly string[];
}

/** Holds a page against what is stored: its citation tags, its text once, its pictures, ids that are there once. */
export function judgePage(html: string, article: StoredArticle): JudgedPage {
  const problems: string[] = [];
  const tags = citationTags(html);
  const expectTag = (name: string, expected: string | null) => {
    if (expected && !tags.get(name)?.includes(expected)) problems.push(`${name} is not "${expected}"`);
  };
  expectTag('citation_title', article.title);
  expectTag('citation_doi', article.doi);
  const authors = tags.get('citation_author')?.length ?? 0;
  if (authors !== article.authors) problems.push(`${authors} of ${article.authors} authors have a citation tag`);
  for (const name of ['citation_publication_date', 'citation_language', 'citation_abstract_html_url'])
    if (!tags.has(name)) problems.push(`there is no ${name}`);
  const visible = new Set(
    [...html.matchAll(/<img[^>]* src="(\/files\/[0-9a-f]{64}[^"]*)"/g)].map(([, source]) => source),
  );
  if (visible.size < article.pictures) problems.push(`${visible.size} of ${article.pictures} pictures are shown`);
  if (article.hasBody && !html.includes('data-part="body"')) problems.push('there is no text');
  for (const id of twice([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string)))
    problems.push(`the id "${id}" is there twice`);
  return { problems, links: linksOf(html) };
}

function citationTags(html: string): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const [, name, content] of html.matchAll(/<meta name="(citation_[a-z_]+)" content="([^"]*)"/g))
    tags.set(name as string, [...(tags.get(name as string) ?? []), plain(content as string)]);
  return tags;
}

const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:a|img|link|script|source)\b[^>]*? (?:href|src)="(\/[^"#]*)/g)].map(([, path]) =>
      plain(path as string),
    ),
  ),
];

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => letters[name] ?? '');

const twice = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
