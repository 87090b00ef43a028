import { z } from 'zod';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import { rorOf } from '../../../../../platform/kernel/ror.ts';
import { outsideAddress } from '../../../../../platform/kernel/web-address.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries, readLine } from '../ndjson/ndjson-entries.ts';

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

/** One label for each language; every other name is an alias. The main name counts as English unless its language is given. */
export function institutionNames({ name, names }: Pick<RorRecord, 'name' | 'names'>) {
  const titles: Record<string, string> = {};
  const labels = names.filter(({ types }) => types.includes('label'));
  for (const { value, lang } of labels) if (lang) titles[textKey(lang)] ??= value;
  const mainLanguage = labels.find(({ value, lang }) => value === name && lang)?.lang;
  if (!mainLanguage) titles.en ??= name;
  const listed = new Set(Object.values(titles));
  const others = [name, ...names.map(({ value }) => value)].filter((value) => !listed.has(value));
  return { titles, aliases: [...new Set(others)] };
}

export const rorFormat: Format = {
  name: 'ror',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry) {
    const record = readLine(entry, rorRecord);
    if (!record.ok) return record;
    const ror = rorOf(record.value.id);
    if (ror === undefined) return failed({ reason: `"${record.value.id}" is not the id of an organisation` });
    const main = institutionDraft(ror, record.value);
    return success({ unit: { mentioned: [], main, members: [] }, contents: [], wanted: [], problems: [] });
  },
};

/** An organisation that closed keeps its page, for the sake of what was published there; a record that ROR took back does not. */
function institutionDraft(ror: string, record: RorRecord): ItemDraft {
  const { titles, aliases } = institutionNames(record);
  const website = record.links.map(outsideAddress).find((link) => link !== null);
  const wikipedia = outsideAddress(record.wikipedia ?? null);
  const parents = record.relationships.filter(({ type }) => type.toLowerCase() === 'parent').map(({ id }) => rorOf(id));
  return {
    kind: 'institution',
    key: ror,
    rank: record.stub ? 1 : 2,
    status: record.status === 'withdrawn' ? 'withdrawn' : 'published',
    titles,
    details: {
      ror,
      types: record.types,
      country: record.country ?? record.countryName ?? null,
      city: record.city ?? null,
      latitude: record.lat ?? null,
      longitude: record.lng ?? null,
      established: record.established ?? null,
      website: website ?? null,
      aliases,
      parents: parents.filter((parent) => parent !== undefined),
      otherIds: { ...record.externalIds, ...(wikipedia && { wikipedia }) },
    },
  };
}
