import { createHash } from 'node:crypto';
import type { IndexedDocument } from '../../ports/search-index.ts';
import type { Kind } from '../kind.ts';
import type { ReadItem } from './read-searchable.ts';
import { toSearchDocument } from './to-search-document.ts';

/** Turns items that were read into documents of their families. */
export function documentMaker(kinds: readonly Kind[]): (read: ReadItem) => IndexedDocument[] {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  return ({ item, facts }) => {
    const kind = kindOf.get(item.kind);
    if (!kind) return [];
    const { site, id, revision } = item;
    const copied = fingerprint([item.status, item.titles, item.mergedInto, kind.search.copied?.(facts)]);
    const document = { ...toSearchDocument(item, facts, kind.search), copied };
    return [{ site, id, revision, family: kind.family, document }];
  };
}

const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
