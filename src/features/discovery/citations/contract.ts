import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { integrityOutput } from '../../../platform/contract/listed-work.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { citationFormat, citationStyles } from './domain/formats.ts';

const most = 200;

/** A list, or its ids joined by commas. */
const idList = z
  .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), z.array(z.string())])
  .pipe(z.array(idInput).min(1).max(most));

/** Of a book: the place of one of its chapters. */
const part = z.coerce.number().int().min(1).max(100_000);

const quotes = {
  /** In the language the work was written in. */
  quote: z.string(),
  quoteHtml: z.string(),
  /** In English, or in Chinese for a work in English; empty where there is no translation. */
  transQuote: z.string(),
  transQuoteHtml: z.string(),
};

/** `x-…` for those of extensions. */
const style = z.string().max(40);
const extraStyle = (given: string) =>
  given.startsWith('x-') && given.length <= 40 ? (given as `x-${string}`) : undefined;

export const getCitationStyles = defineEndpoint({
  name: 'GET /front/front-article/getCitationStyles',
  summary: 'Returns the citation styles that extensions add, with their names in the requested language.',
  input: z.object({ siteId: siteIdInput.optional() }),
  output: z.array(z.object({ style: z.string(), name: z.string() })),
  origin: 'ours',
});

export const getPublicizeInfo = defineEndpoint({
  name: 'GET /front/front-article/getPublicizeInfo',
  renewed: 'keys',
  summary: 'Returns a paper, or another work, as a formatted reference in every style.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    part: part.optional(),
    /** Who knows what the work is gets it with less asked. */
    kind: z.string().max(40).optional(),
  }),
  output: z.object({
    id: z.string(),
    part: z.number().optional(),
    resName: z.string(),
    resString: z.string(),
    /** Languages of `quote` and `transQuote`. */
    language: z.string(),
    transLanguage: z.string().nullable(),
    /** In the first of the styles. */
    ...quotes,
    styles: z.array(z.object({ style: z.string(), ...quotes })),
    integrity: integrityOutput,
  }),
});

export const batchPublicizeInfo = defineEndpoint({
  name: 'GET /front/front-article/batchPublicizeInfo',
  renewed: 'keys',
  summary: 'Returns works of a citation folder as formatted references; missing works are left out.',
  input: z.object({
    siteId: siteIdInput.optional(),
    ids: idList,
    style: style.default(citationStyles[0]),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      resName: z.string(),
      resString: z.string(),
      /** Its place in the requested list. */
      sortId: z.number(),
      ...quotes,
      integrity: integrityOutput,
    }),
  ),
  // What one reader gathered is of no use to another.
  freshness: 'private',
});

export const downloadCitation = defineEndpoint({
  name: 'GET /front/front-article/downloadCitation',
  summary:
    'Returns a citation file of one or several works: BibTeX, EndNote, RefMan, NoteExpress or NoteFirst, or references in the style of an extension.',
  input: z
    .object({
      siteId: siteIdInput.optional(),
      id: idInput.optional(),
      ids: idList.optional(),
      part: part.optional(),
      citationType: z.string().transform((given, context) => {
        const format = citationFormat(given) ?? extraStyle(given);
        if (!format) context.addIssue({ code: 'custom', message: 'no such format' });
        return format ?? z.NEVER;
      }),
      language: z.enum(languages).optional(),
    })
    .refine(({ id, ids }) => id !== undefined || ids !== undefined, { path: ['id'] }),
  output: fileOutput,
  answers: 'file',
});
