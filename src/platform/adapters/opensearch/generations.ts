import type { Client } from '@opensearch-project/opensearch';
import { type Dimensions, mappingOf, settingsOf, shapeOf } from './mapping.ts';

/** An index that documents of a family are written to, by the alias that leads there. */
export interface Target {
  readonly alias: string;
  readonly isFilling: boolean;
  /** The fields that an index of an older shape knows; null for one of today's. */
  readonly known: ReadonlySet<string> | null;
}

/** Over how many nodes an index may lie. */
interface Spread {
  readonly number_of_replicas: number;
  readonly number_of_shards: number;
}

/** A busy cluster takes long to create an index, and a second request for it would be refused because the index exists. */
const requestedOnce = { requestTimeout: 60_000, maxRetries: 0 };

export type Generations = ReturnType<typeof indexGenerations>;

/**
 * An index is named after its family and its number: `articles-3`. The alias `articles` is the one that is searched;
 * `articles-filling` leads to one that a rebuild fills. The aliases are requested at each write and not remembered: a change that
 * commits after a rebuild began must reach the new index whichever worker delivers it.
 */
export function indexGenerations(client: Client, prefix: string, dimensions: Dimensions | undefined, spread: Spread) {
  const knownFields = new Map<string, ReadonlySet<string> | null>();
  const searched = (family: string) => `${prefix}${family}`;
  const filling = (family: string) => `${prefix}${family}-filling`;

  async function knownOf(index: string, family: string): Promise<ReadonlySet<string> | null> {
    const remembered = knownFields.get(index);
    if (remembered !== undefined) return remembered;
    const { body } = await client.indices.getMapping({ index });
    const { _meta, properties = {} } = body[index]?.mappings ?? {};
    const known = _meta?.shape === shapeOf(family, dimensions) ? null : new Set(Object.keys(properties));
    knownFields.set(index, known);
    return known;
  }

  return {
    searched,
    filling,

    /** Every index that a family has to be written to now. */
    async targets(families: readonly string[]): Promise<ReadonlyMap<string, readonly Target[]>> {
      const { body } = await client.indices.getAlias(
        { name: families.flatMap((family) => [searched(family), filling(family)]) },
        { ignore: [404] },
      );
      const targets = new Map(families.map((family) => [family, [] as Target[]]));
      for (const [index, found] of Object.entries(body)) {
        // Next to the indices, the answer names the aliases that are missing.
        if (typeof found !== 'object' || !found?.aliases) continue;
        for (const alias of Object.keys(found.aliases))
          for (const family of families)
            if (alias === searched(family) || alias === filling(family))
              targets
                .get(family)
                ?.push({ alias, isFilling: alias === filling(family), known: await knownOf(index, family) });
      }
      return targets;
    },

    /** All indices of a family by number, with the aliases they have. */
    async list(family: string) {
      const { body } = await client.indices.get({ index: `${searched(family)}-*`, allow_no_indices: true });
      return Object.entries(body).flatMap(([index, { aliases = {} }]) => {
        const number = index.slice(searched(family).length + 1);
        return /^\d+$/.test(number) ? [{ index, number: Number(number), aliases: Object.keys(aliases) }] : [];
      });
    },

    async create(family: string, number: number, alias: string) {
      const index = `${searched(family)}-${number}`;
      const settings = settingsOf(family);
      const isSearched = alias === searched(family);
      const body = {
        settings: { ...settings, index: { ...settings.index, ...spread } },
        mappings: mappingOf(family, dimensions),
        aliases: { [alias]: isSearched ? { is_write_index: true } : {} },
      };
      await client.indices.create({ index, body }, requestedOnce);
      return index;
    },
  };
}
