import { z } from 'zod';
import { isDay } from '../kernel/day.ts';
import { isId } from '../kernel/id.ts';
import { languages } from '../kernel/language.ts';
import { readSortOrder } from '../kernel/sort-order.ts';

/** Inputs arrive as text in addresses and as values in bodies; these take both. */
export const siteIdInput = z.coerce.number().int().positive().max(8_388_607);
export const idInput = z
  .string()
  .regex(/^[1-9][0-9]{0,18}$/)
  .refine(isId);
export const dayInput = z.iso.date().refine(isDay);
export const flagInput = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((given) => given === 'true' || given === '1'),
]);

/** An order, `visits` or `visits,asc`, of which only these fields are known. */
export const sortInput = <Field extends string>(fields: readonly Field[]) =>
  z.string().transform((given, context) => {
    const order = readSortOrder(given);
    const by = fields.find((field) => field === order?.by);
    if (by !== undefined) return { by, direction: order?.direction };
    context.addIssue('an order that is not known');
    return z.NEVER;
  });

/** A stored text in every language it has. */
export const textOutput = z.partialRecord(z.enum(languages), z.string());

/** The same of content, which may be in a language that the interface has not. */
export const contentTextOutput = z.record(z.string(), z.string().optional());
