import type { Article } from '../contract.ts';

/** Metadata for machines is in the language of the article, whatever language the page is in. */
export function ownText(text: Readonly<Record<string, string>>, { language }: Pick<Article, 'language'>): string {
  return text[language] || text.en || Object.values(text).find(Boolean) || '';
}

/** Registries and indexes look for this word, in English whatever the paper’s language, and name the paper so. */
export const registeredTitle = ({ titles, language, integrity }: Article): string =>
  `${integrity === 'retracted' ? 'RETRACTED: ' : ''}${ownText(titles, { language })}`;

export function ownName({ names }: Article['contributors'][number], { language }: Pick<Article, 'language'>) {
  return names[language] ?? names.en ?? Object.values(names)[0] ?? { full: '' };
}

export const authorsOf = ({ contributors }: Article): Article['contributors'] =>
  contributors.filter(({ role }) => role === 'author');

export const affiliationsOf = ({ affiliations }: Article, author: Article['contributors'][number]) =>
  author.affiliations.flatMap((position) => affiliations[position - 1] ?? []);

export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;

/** Files that everyone may have. */
export const openFiles = ({ files, downloading }: Article): Article['files'] => (downloading.allowed ? files : []);

export const openPdf = (article: Article): Article['files'][number] | undefined =>
  openFiles(article).find(({ role }) => role === 'pdf');

export const publishedOn = ({ publishDate, dates }: Article): string | null => publishDate ?? dates.online;
