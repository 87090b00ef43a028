import { setTimeout as wait } from 'node:timers/promises';
import type { SecureContextOptions } from 'node:tls';
import type { Client } from '@opensearch-project/opensearch';
import type { Log } from '../../ports/log.ts';
import type { DocumentName, IndexedDocument, IndexRebuild, SearchIndex } from '../../ports/search-index.ts';
import { type Generations, indexGenerations, type Target } from './generations.ts';
import type { Dimensions } from './mapping.ts';
import { tracedClient } from './traced-client.ts';

export interface OpenSearchSettings {
  readonly url: string;
  /** Tests give each file its own. */
  readonly prefix: string;
  readonly milliseconds: number;
  readonly tls?: SecureContextOptions | undefined;
  /** Nobody's matter where it is not said: then whoever runs the cluster sets it. */
  readonly replicas?: number | undefined;
  readonly shards?: number;
  /** Of vectors, where there are models to make them. */
  readonly dimensions?: Dimensions | undefined;
}

const firstGeneration = 1;
const heldAtOnce = 1_000;

export function connectOpenSearch(
  { url, prefix, milliseconds, dimensions, tls, replicas, shards = 1 }: OpenSearchSettings,
  families: readonly string[],
  log?: Log,
): SearchIndex {
  const ssl = tls && { ssl: tls };
  const client = tracedClient({ node: url, requestTimeout: milliseconds, maxRetries: 1, ...ssl });
  // Nobody waits for a rebuild, and one slow answer must not cost all that it has done. Every write of it may come twice.
  const patient = tracedClient({ node: url, requestTimeout: Math.max(milliseconds, 60_000), maxRetries: 3, ...ssl });
  const generations = indexGenerations(client, prefix, dimensions, {
    number_of_replicas: replicas ?? 0,
    number_of_shards: shards,
  });
  const { searched } = generations;

  return {
    async about() {
      const [{ body: engine }, { body: plugins }] = await Promise.all([
        client.info(),
        client.cat.plugins({ format: 'json' }),
      ]);
      return {
        version: engine.version.number,
        plugins: (plugins as { component?: string }[]).flatMap(({ component }) => component ?? []),
      };
    },

    async prepare() {
      const targets = await generations.targets(families);
      for (const family of families) {
        const now = targets.get(family)?.find(({ isFilling }) => !isFilling);
        if (!now) await generations.create(family, firstGeneration, searched(family));
        else if (replicas !== undefined)
          await client.indices.putSettings({ index: now.alias, body: { index: { number_of_replicas: replicas } } });
        if (now?.known) log?.warn({ family }, 'the search index has an older shape; run: imprint reindex');
      }
    },

    async write(documents) {
      if (documents.length === 0) return;
      const targets = await generations.targets([...new Set(documents.map(({ family }) => family))]);
      await writeBulk(
        client,
        documents.flatMap((document) => {
          const found = targets.get(document.family) ?? [];
          const places = found.some(({ isFilling }) => !isFilling) ? found : [...found, missing(document.family)];
          return places.map((target) => ({ target, document }));
        }),
      );
    },

    async read(site, id) {
      for (const family of families) {
        const [found] = await storedDocuments(client, searched, [{ site, id, family }], ['*']);
        if (found) return found._source;
      }
      return undefined;
    },

    async copied(names) {
      const found = await storedDocuments(client, searched, names, ['copied']);
      return new Map(found.flatMap(({ _id, _source }) => (_source?.copied ? [[_id, String(_source.copied)]] : [])));
    },

    async heldBy(site, collections) {
      const ids: string[] = [];
      for (;;) {
        const { body } = await client.search({
          index: families.map(searched),
          routing: [String(site)],
          body: {
            query: { bool: { filter: [{ term: { site } }, { terms: { collections: [...collections] } }] } },
            sort: [{ id: 'asc' }],
            size: heldAtOnce,
            _source: false,
            ...(ids.length > 0 && { search_after: [ids.at(-1) as string] }),
          },
        });
        const page = body.hits.hits.map(({ _id }) => String(_id));
        ids.push(...page);
        if (page.length < heldAtOnce) return ids;
      }
    },

    rebuild: (chosen) => beginRebuild(patient, generations, chosen, milliseconds),
  };

  /** The engine then says itself that nothing stands behind the name. */
  function missing(family: string) {
    return { alias: searched(family), isFilling: false, known: null };
  }
}

/** Begins new indices for the families. What an interrupted rebuild left behind goes first. */
async function beginRebuild(
  client: Client,
  generations: Generations,
  families: readonly string[],
  searchMilliseconds: number,
): Promise<IndexRebuild> {
  const { searched, filling } = generations;
  const made = new Map<string, { index: string; replaced: readonly string[] }>();
  for (const family of families) {
    const existing = await generations.list(family);
    const replaced = existing.filter(({ aliases }) => aliases.includes(searched(family))).map(({ index }) => index);
    for (const { index } of existing) if (!replaced.includes(index)) await client.indices.delete({ index });
    const next = Math.max(0, ...existing.map(({ number }) => number)) + 1;
    made.set(family, { index: await generations.create(family, next, filling(family)), replaced });
  }
  const target = (family: string) => ({ alias: filling(family), isFilling: false, known: null });

  return {
    write: (documents) =>
      writeBulk(
        client,
        documents.map((document) => ({ target: target(document.family), document })),
      ),

    async revisions(names) {
      const found = await storedDocuments(client, filling, names, false);
      return new Map(found.map(({ _id, _version }) => [_id, String(_version)]));
    },

    async count() {
      const index = families.map(filling);
      await client.indices.refresh({ index });
      const { body } = await client.count({ index });
      return body.count;
    },

    async replace() {
      await client.indices.refresh({ index: families.map(filling) });
      await client.indices.updateAliases({
        body: {
          actions: [...made].flatMap(([family, { index, replaced }]) => [
            ...replaced.map((old) => ({ remove: { index: old, alias: searched(family) } })),
            { remove: { index, alias: filling(family) } },
            { add: { index, alias: searched(family), is_write_index: true } },
          ]),
        },
      });
      // Searches that began before still read the old index.
      await wait(searchMilliseconds);
      for (const index of [...made.values()].flatMap(({ replaced }) => replaced))
        await client.indices.delete({ index });
    },
  };
}

interface BulkEntry {
  readonly target: Target;
  readonly document: IndexedDocument;
}

/** A conflict means that a newer revision is there already, which is what was wanted. */
const olderThanIndexed = 409;
/** The rebuild ended meanwhile; then the searched index is the new one, and has the document. */
const aliasIsGone = 404;

async function writeBulk(client: Client, entries: readonly BulkEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { body } = await client.bulk({ require_alias: true, body: entries.flatMap(operation) });
  if (!body.errors) return;
  for (const [place, item] of body.items.entries()) {
    const outcome = item.index;
    if (!outcome?.error || outcome.status === olderThanIndexed) continue;
    if (outcome.status === aliasIsGone && entries[place]?.target.isFilling) continue;
    throw new Error(`The search index refused ${outcome._id}: ${outcome.error.reason}`);
  }
}

const operation = ({ target, document: { id, site, revision, document } }: BulkEntry) => [
  {
    index: {
      _index: target.alias,
      _id: id,
      routing: String(site),
      version: Number(revision),
      version_type: 'external' as const,
    },
  },
  target.known ? Object.fromEntries(Object.entries(document).filter(([field]) => target.known?.has(field))) : document,
];

interface StoredDocument {
  readonly _id: string;
  readonly found?: boolean;
  readonly _version?: number;
  readonly _source?: Readonly<Record<string, unknown>>;
}

/** Reads documents by name, as they were last written, searchable yet or not. */
async function storedDocuments(
  client: Client,
  indexOf: (family: string) => string,
  names: readonly DocumentName[],
  fields: readonly string[] | false,
): Promise<StoredDocument[]> {
  if (names.length === 0) return [];
  const { body } = await client.mget({
    body: {
      docs: names.map(({ site, id, family }) => ({
        _index: indexOf(family),
        _id: id,
        routing: String(site),
        _source: fields === false ? false : [...fields],
      })),
    },
  });
  return (body.docs as StoredDocument[]).filter(({ found }) => found);
}
