import { z } from 'zod';
import { accessOutput } from '../../platform/contract/access-output.ts';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText, fileListOutput, itemOutput, personOutput } from '../../platform/contract/item-output.ts';

const chapter = z.object({
  position: z.number(),
  /** The place of the entry that it belongs to. */
  parentPosition: z.number().nullable(),
  /** As printed: `2.1`. */
  label: z.string().nullable(),
  titles: anyText,
  authors: z.array(personOutput),
  firstPageNum: z.string().nullable(),
  lastPageNum: z.string().nullable(),
  doi: z.string().nullable(),
  /** Whether it can be opened; else it is only named. */
  hasBody: z.boolean(),
  /** The path of its page. */
  url: z.string(),
});

export type Book = OutputOf<typeof getBook>;
export type Chapter = OutputOf<typeof getChapter>;

export const getBook = defineEndpoint({
  name: 'GET /front/book/{id}',
  renewed: 'keys',
  summary: 'Returns a book with its contents.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: itemOutput.extend({
    authors: z.array(personOutput),
    editors: z.array(personOutput),
    publishers: anyText,
    series: anyText,
    classificationNumber: z.string().nullable(),
    languages: z.array(z.string()),
    edition: z.number().nullable(),
    printing: z.number().nullable(),
    pages: z.number().nullable(),
    isbn: z.string().nullable(),
    /** 0 open access, 1 not. */
    accessType: z.number(),
    subjects: z.array(z.object({ id: z.string(), names: anyText })),
    /** In the order of the book. */
    chapters: z.array(chapter),
    files: fileListOutput,
    downloading: z.object({ allowed: z.boolean(), ...accessOutput }),
  }),
  origin: 'ours',
});

export const getChapter = defineEndpoint({
  name: 'GET /front/book/chapter',
  renewed: 'keys',
  summary: 'Returns a chapter of a book, with the text that this reader may read.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    /** Its place in the book's contents, from 1. */
    position: z.coerce.number().int().min(1).max(100_000),
  }),
  output: chapter.extend({
    reading: z.object({
      /** All of it, the beginning, or none because there is none. */
      extent: z.enum(['full', 'trial', 'none']),
      ...accessOutput,
      body: z.string().nullable(),
      /** The key of the language that the text is in. */
      language: z.string().nullable(),
    }),
  }),
  origin: 'ours',
});
