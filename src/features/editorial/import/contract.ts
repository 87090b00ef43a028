import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, flagInput, idInput } from '../../../platform/contract/fields.ts';
import { fileInput } from '../../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { mostPackageBytes, packageName, piecesOf } from './domain/package-pieces.ts';

const runId = z.uuid();
const formatNames = ['jats', 'ojs', 'records', 'chinaxiv', 'chinaxiv-records', 'lessons', 'media', 'ror'] as const;

const runOutput = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  format: z.string(),
  asDraft: z.boolean(),
  /** The column into which its documents are put. */
  columnId: z.string().nullable(),
  state: z.enum(['receiving', 'waiting', 'running', 'done', 'failed']),
  /** Why the whole package could not be imported. */
  problem: z.enum(['archive', 'empty', 'lost', 'virus', 'scanner']).nullable(),
  documents: z.number(),
  done: z.number(),
  imported: z.number(),
  refused: z.number(),
  begunAt: z.string(),
  endedAt: z.string().nullable(),
});

export type ImportRun = z.infer<typeof runOutput>;

export const beginImport = defineConsoleEndpoint({
  name: 'POST /console/import/begin',
  summary: 'Announces a package of up to 2 GB, whose pieces follow.',
  input: z.object({
    name: z.string().regex(packageName),
    size: z.number().int().min(1).max(mostPackageBytes),
    format: z.enum(formatNames).or(z.string().regex(/^x-[a-z0-9-]{1,38}$/)),
    asDraft: z.boolean().default(true),
    /** The column of the site into which its documents are put. */
    columnId: idInput.nullable().default(null),
  }),
  output: z.object({ id: z.string(), pieceBytes: z.number() }),
  permission: 'content.import',
});

export const sendPiece = defineConsoleEndpoint({
  name: 'POST /console/import/piece',
  summary: 'Uploads one piece of a package. Sending it again has no further effect.',
  takes: 'file',
  input: z.object({
    id: runId,
    number: z.coerce
      .number()
      .int()
      .min(0)
      .max(piecesOf(mostPackageBytes) - 1),
    bytes: fileInput,
  }),
  output: z.object({ taken: z.boolean() }),
  permission: 'content.import',
});

export const finishImport = defineConsoleEndpoint({
  name: 'POST /console/import/finish',
  summary: 'Reports that a package is complete; a worker imports it.',
  input: z.object({ id: runId }),
  output: z.object({ id: z.string() }),
  permission: 'content.import',
});

export const listImports = defineConsoleEndpoint({
  name: 'GET /console/import/list',
  summary: 'Lists the packages imported from the browser with their progress, newest first.',
  input: z.object({ ...pagedInput }),
  output: pagedOutput(runOutput).extend({
    /** In bytes: what the site has in the file store, and may have. */
    storage: z.object({ used: z.number(), most: z.number() }),
    /** The columns of the site into which a package can be put. */
    columns: z.array(z.object({ id: z.string(), names: contentTextOutput })),
    /** The formats that extensions add. */
    formats: z.array(z.object({ code: z.string(), names: contentTextOutput })),
  }),
  permission: 'content.import',
});

export const getImport = defineConsoleEndpoint({
  name: 'GET /console/import/result',
  summary: 'Returns the progress of a package and the results of its documents, refused ones first.',
  input: z.object({ id: runId, onlyProblems: flagInput.default(false), ...pagedInput }),
  output: z.object({
    run: runOutput,
    results: pagedOutput(
      z.object({
        source: z.string(),
        outcome: z.enum(['imported', 'refused']),
        score: z.number().nullable(),
        /** By the name of their words, each with the places where it was found. */
        problems: z.array(z.object({ code: z.string(), places: z.array(z.string()), count: z.number() })),
        /** Why it was refused. */
        refusal: z.object({ name: z.string(), reason: z.string() }).nullable(),
        item: z.object({ id: z.string(), kind: z.string(), titles: contentTextOutput, status: z.string() }).nullable(),
      }),
    ),
  }),
  permission: 'content.import',
});
