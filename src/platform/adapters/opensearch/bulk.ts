import type { Client } from '@opensearch-project/opensearch';
import type { IndexedDocument } from '../../ports/search-index.ts';
import type { Target } from './generations.ts';

export interface BulkEntry {
  readonly target: Target;
  readonly document: IndexedDocument;
}

/** A conflict means that a newer revision is there already, which is what was wanted. */
const olderThanIndexed = 409;
/** The rebuild ended meanwhile; then the searched index is the new one, and has the document. */
const aliasIsGone = 404;

export async function writeBulk(client: Client, entries: readonly BulkEntry[]): Promise<void> {
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
