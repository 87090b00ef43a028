import { doiOf } from '../facts/written-facts.ts';
import { oncePerPackage } from '../format.ts';
import { readFrontMatter } from './front-matter.ts';

/** Where a lesson of the package can be found. */
export interface KnownLesson {
  readonly slug: string;
  readonly language: string;
  readonly doi: string | undefined;
  readonly isOriginal: boolean;
}

/** `es/contar-frecuencias.md` is Spanish and is called `contar-frecuencias`, whatever else it says of itself. */
export function lessonPlace(path: string): { readonly language: string; readonly slug: string } {
  const parts = path.split('/');
  const folder = parts.findLast((part, place) => place < parts.length - 1 && /^[a-z]{2}$/.test(part));
  return { language: folder ?? 'en', slug: (parts.at(-1) ?? '').replace(/\.md$/, '') };
}

function knownLesson(path: string, source: string): KnownLesson | undefined {
  const read = readFrontMatter(source);
  if (!read) return undefined;
  const { language, slug } = lessonPlace(path);
  const { lang, doi, original } = read.front;
  return { slug, language: lang || language, doi: doiOf(doi), isOriginal: original === '' || original === slug };
}

export type Library = readonly KnownLesson[];

export const originalOf = (library: Library, slug: string): KnownLesson | undefined =>
  library.find((lesson) => lesson.slug === slug && lesson.isOriginal);

const address = /^(?:\/(?:([a-z]{2})\/)?(?:lessons|lecciones|lecons|licoes)\/)?([\w-]+)(?:\.html)?\/?(?:#.*)?$/;

/** A link to another lesson leads to its DOI: its old address means nothing here. */
export function lessonAddress(library: Library, href: string): string | undefined {
  const [, language = 'en', slug] = address.exec(href) ?? [];
  const named = library.filter((lesson) => lesson.slug === slug && lesson.doi);
  const lesson = named.find((one) => one.language === language) ?? named[0];
  return lesson && `https://doi.org/${lesson.doi}`;
}

/** All lessons of a package. */
export const libraryOf = oncePerPackage(async (files): Promise<Library> => {
  const lessons: KnownLesson[] = [];
  for (const path of files.paths.filter((name) => name.endsWith('.md'))) {
    const lesson = knownLesson(path, (await files.read(path)).toString('utf8'));
    if (lesson) lessons.push(lesson);
  }
  return lessons;
});
