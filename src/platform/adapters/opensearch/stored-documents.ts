import type { Client } from '@opensearch-project/opensearch';
import type { DocumentName } from '../../ports/search-index.ts';

export interface StoredDocument {
  readonly _id: string;
  readonly found?: boolean;
  readonly _version?: number;
  readonly _source?: Readonly<Record<string, unknown>>;
}

/** Reads documents by name, as they were last written, searchable yet or not. */
export async function storedDocuments(
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
