import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import { outsideAddress } from '../../../../../platform/kernel/web-address.ts';
import { rorOf } from '../facts/ror.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries } from '../ndjson/ndjson-entries.ts';
import { readLine } from '../ndjson/read-line.ts';
import { institutionNames } from './institution-names.ts';
import { type RorRecord, rorRecord } from './ror-record.ts';

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
