import { z } from 'zod';

/** An organisation in the compact form of the Research Organization Registry's records. */
export const rorRecord = z.object({
  id: z.string(),
  name: z.string().min(1),
  names: z
    .array(z.object({ value: z.string(), lang: z.string().nullish(), types: z.array(z.string()).default([]) }))
    .default([]),
  status: z.string().default('active'),
  /** Known by its id and the name that someone printed, no more. */
  stub: z.boolean().default(false),
  types: z.array(z.string()).default([]),
  country: z.string().optional(),
  countryName: z.string().optional(),
  city: z.string().optional(),
  lat: z.number().min(-90).max(90).optional().catch(undefined),
  lng: z.number().min(-180).max(180).optional().catch(undefined),
  established: z.number().int().optional(),
  links: z.array(z.string()).default([]),
  wikipedia: z.string().optional(),
  externalIds: z.record(z.string(), z.string()).default({}),
  relationships: z.array(z.object({ type: z.string(), id: z.string() })).default([]),
});

export type RorRecord = z.output<typeof rorRecord>;
