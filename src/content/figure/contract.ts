import { z } from 'zod';
import { accessOutput } from '../../platform/contract/access-output.ts';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText, itemOutput, personOutput } from '../../platform/contract/item-output.ts';
import { precisions } from './domain/record.ts';

export const getRecord = defineEndpoint({
  name: 'GET /front/record/{id}',
  renewed: 'items',
  summary: 'Returns a figure or a table as a record of its own, with its paper and the neighbouring ones.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: itemOutput.extend({
    kind: z.enum(['figure', 'table']),
    /** As printed: `Figure 3`. */
    label: z.string().nullable(),
    /** Its place in the paper's text. */
    anchor: z.string().nullable(),
    /** Its own, else its paper's. */
    licence: z.string().nullable(),
    /** Safe HTML. */
    captions: anyText,
    attributions: anyText,
    alternative: z.string().nullable(),
    paper: z
      .object({
        id: z.string(),
        titles: anyText,
        doi: z.string().nullable(),
        url: z.string(),
        publishDate: z.string().nullable(),
        authors: z.array(personOutput),
        journal: z.object({ id: z.string(), titles: anyText }).nullable(),
      })
      .nullable(),
    pictures: z.array(
      z.object({
        /** What `files/download` takes, with `form` for a lower precision. */
        id: z.string(),
        name: z.string(),
        labels: anyText,
        forms: z.array(
          z.object({
            form: z.enum(precisions),
            sha256: z.string(),
            contentType: z.string(),
            bytes: z.number(),
            width: z.number().nullable(),
            height: z.number().nullable(),
          }),
        ),
      }),
    ),
    /** Of a table: safe HTML, if this reader may have it. */
    content: z.string().nullable(),
    /** Figures and tables of its paper in their order, itself included. */
    neighbours: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['figure', 'table']),
        label: z.string().nullable(),
        titles: anyText,
        url: z.string(),
        picture: z.string().nullable(),
        /** Of a table that everybody may read: its first cells, row by row. */
        cells: z.array(z.array(z.string())).nullable(),
      }),
    ),
    reading: z.object({ allowed: z.boolean(), ...accessOutput }),
  }),
  origin: 'ours',
});

/** A figure or a table as one reader gets it. */
export type FigureRecord = OutputOf<typeof getRecord>;
