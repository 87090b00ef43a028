import { z } from 'zod';
import { isId } from '../../platform/kernel/id.ts';

export const kindInput = z.string().regex(/^[a-z-]{1,40}$/);

export const documentIdInput = z
  .string()
  .regex(/^[\w.-]{1,80}$/)
  // Digits alone are the id of a row.
  .refine((given) => !/^\d+$/.test(given) || isId(given));
