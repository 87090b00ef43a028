import { z } from 'zod';

/** What the types of the contract say, for packages that nobody compiled against them. */

const code = z
  .string()
  .regex(/^x-[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must begin with "x-", followed by small letters, digits and hyphens')
  .max(40);

const name = z.record(z.string(), z.string()).refine(({ en }) => Boolean(en), 'must have an English text, `en`');

const callable = z.custom((given) => typeof given === 'function', 'must be a function');

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f4e9e');

const path = z.string().regex(/^\/[^/]/, 'must be a path such as /oauth/token');

/** The fields that items of every kind have. */
const takenNames = ['title', 'summary', 'cover', 'publishedon', 'columns'];

const field = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,39}$/, 'must be small letters and digits')
    .refine((given) => !takenNames.includes(given), 'is the name of a field that every item has'),
  label: name,
  type: z.enum(['line', 'lines', 'date', 'address']),
  required: z.boolean().optional(),
  identifier: z.boolean().optional(),
});

const haveOwnNames = (fields: readonly { readonly name: string }[]): boolean =>
  new Set(fields.map(({ name }) => name)).size === fields.length;

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object({ code, name, ...shape })).default([]);

export const extensionSchema = z.object({
  apiVersion: z.literal(1, {
    error: ({ input }) =>
      `is ${JSON.stringify(input)}, and this Imprint understands 1. Install a version of the package that exports apiVersion 1`,
  }),
  citationStyles: listOf({ cite: callable }),
  importFormats: listOf({
    read: callable,
    reader: z.number().int().min(1),
    endings: z.array(z.string().regex(/^\.[a-z0-9.]+$/, 'must be an ending such as .csv')).min(1),
  }),
  themes: listOf({
    colours: z.object({
      colour,
      colour1: colour.optional(),
      colour2: colour.optional(),
      colour3: colour.optional(),
    }),
    typePairing: z.enum(['serif', 'sans', 'song', 'mixed']).optional(),
    css: z.string().max(65_536).optional(),
  }),
  distributionTargets: listOf({ compose: callable }),
  homeModules: listOf({
    render: callable,
    list: z
      .object({ kinds: z.array(z.string()).min(1).max(20).optional(), size: z.number().int().min(1).max(50) })
      .optional(),
  }),
  kinds: listOf({
    fields: z.array(field).max(100).refine(haveOwnNames, 'must have a name of its own for each field'),
    citedAs: z.enum(['book', 'dataset', 'standard', 'audio', 'video', 'preprint']).optional(),
  }),
  identityProviders: listOf({ identify: callable, authorize: path, token: path, profile: path }),
});

export const packageSchema = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  main: z.string().min(1).default('index.js'),
});
