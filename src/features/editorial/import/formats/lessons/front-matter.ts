import { parse } from 'yaml';
import { z } from 'zod';

/** One name, a list of names, or nothing. */
const people = z
  .union([z.string(), z.array(z.string().nullable())])
  .nullish()
  .transform((given) => [given ?? []].flat().filter((name): name is string => Boolean(name?.trim())));

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given).trim()));

const frontMatter = z.object({
  title: text,
  doi: text,
  slug: text,
  lang: text,
  licence: text,
  authors: people,
  editors: people,
  reviewers: people,
  translator: people,
  translators: people,
  'translation-editor': people,
  'translation-reviewer': people,
  abstract: text,
  topics: people,
  date: text,
  translation_date: text,
  /** The name of the lesson that this one translates. */
  original: text,
  avatar_alt: text,
});

export type FrontMatter = z.output<typeof frontMatter>;

export interface LessonSource {
  readonly front: FrontMatter;
  readonly markdown: string;
}

const fenced = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Other site builders let a long value go on at the beginning of a line. */
const goesOn = /^(?![\w-]+:|-|#|\s|$).+/gm;

/** The facts above a lesson's text and the text, or nothing if there are no such facts. */
export function readFrontMatter(source: string): LessonSource | undefined {
  const found = fenced.exec(source);
  if (!found) return undefined;
  try {
    const yaml = (found[1] ?? '').replace(goesOn, '  $&');
    // Dates stay as they are written; aliases can't grow a small file into a large one.
    const read = frontMatter.safeParse(parse(yaml, { schema: 'core', maxAliasCount: 20, uniqueKeys: false }));
    return read.success ? { front: read.data, markdown: source.slice(found[0].length) } : undefined;
  } catch {
    return undefined;
  }
}
