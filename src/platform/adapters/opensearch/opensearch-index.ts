import { Client } from '@opensearch-project/opensearch';
import type { IndexedDocument, SearchIndex } from '../../ports/search-index.ts';
import { settings as indexSettings, mapping } from './mapping.ts';

export interface OpenSearchSettings {
  readonly url: string;
  /** Tests give each file its own. */
  readonly prefix: string;
  readonly milliseconds: number;
}

const generation = '1';

export function connectOpenSearch(
  { url, prefix, milliseconds }: OpenSearchSettings,
  families: readonly string[],
): SearchIndex {
  const client = new Client({ node: url, requestTimeout: milliseconds, maxRetries: 1 });
  const alias = (family: string) => `${prefix}${family}`;

  return {
    async prepare() {
      for (const family of families) {
        const { body: exists } = await client.indices.existsAlias({ name: alias(family) });
        if (exists) continue;
        await client.indices.create({
          index: `${alias(family)}-${generation}`,
          body: { settings: indexSettings, mappings: mapping, aliases: { [alias(family)]: { is_write_index: true } } },
        });
      }
    },

    async write(documents) {
      if (documents.length === 0) return;
      const { body } = await client.bulk({
        body: documents.flatMap((document) => operation(alias(document.family), document)),
      });
      const broken = body.items
        .map((item) => item.index)
        .find((outcome) => outcome?.error && outcome.status !== olderThanIndexed);
      if (broken) throw new Error(`The search index refused ${broken._id}: ${broken.error?.reason}`);
    },

    async read(site, id) {
      for (const family of families) {
        const { body } = await client.get({ index: alias(family), id, routing: String(site) }, { ignore: [404] });
        if (body.found) return body._source as Record<string, unknown>;
      }
      return undefined;
    },
  };
}

/** A conflict means that a newer revision is there already, which is what was wanted. */
const olderThanIndexed = 409;

const operation = (index: string, { id, site, revision, document }: IndexedDocument) => [
  {
    index: {
      _index: index,
      _id: id,
      routing: String(site),
      version: Number(revision),
      version_type: 'external' as const,
    },
  },
  document,
];
