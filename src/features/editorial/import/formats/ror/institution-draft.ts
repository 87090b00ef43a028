import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { outsideAddress } from '../../../../../platform/kernel/web-address.ts';
import { rorOf } from '../facts/ror.ts';
import { institutionNames } from './institution-names.ts';
import type { RorRecord } from './ror-record.ts';

/** An organisation that closed keeps its page, for the sake of what was published there; a record that ROR took back does not. */
export function institutionDraft(ror: string, record: RorRecord): ItemDraft {
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
