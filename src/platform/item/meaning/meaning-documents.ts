import { meaningFamily } from '../../kernel/meaning-family.ts';
import type { Embedders, MeaningLanguage, Vector } from '../../ports/embedder.ts';
import type { IndexedDocument } from '../../ports/search-index.ts';
import type { Kind } from '../kind.ts';
import type { ReadItem } from '../searching/read-searchable.ts';
import { fingerprint, toSearchDocument, withoutCounts } from '../searching/to-search-document.ts';
import { meaningTexts } from './meaning-texts.ts';
import type { StoredVector, VectorStore } from './vector-store.ts';

export type MeaningDocuments = ReturnType<typeof createMeaningDocuments>;

/** People and institutions: what they are called means nothing, what they do does. */
const ofNames = 'people';

/** Words are looked for among the records; a second copy of them would be most of this index. */
const leftOut: ReadonlySet<string> = new Set([
  ...['title', 'summary', 'keyword', 'caption', 'thesis', 'affiliation', 'journal', 'author', 'organizer'],
  ...['authorNames', 'keywordPairs', 'shown'],
]);

interface Parts {
  readonly embedders: Embedders;
  readonly vectors: VectorStore;
}

interface Wanted {
  readonly item: string;
  readonly language: MeaningLanguage;
  readonly text: string;
  readonly fingerprint: string;
}

/** What the index holds of a work's meaning: what its record has to choose by, and a vector for each language. */
export function createMeaningDocuments({ embedders, vectors: store }: Parts, kinds: readonly Kind[]) {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));

  function outlineOf({ item, facts }: ReadItem) {
    const kind = kindOf.get(item.kind);
    if (!kind) return undefined;
    const { site, id, revision } = item;
    const record = toSearchDocument(item, facts, kind.search);
    const texts =
      'title' in record ? meaningTexts(record, kind.family !== ofNames) : new Map<MeaningLanguage, string>();
    const fields = Object.fromEntries(Object.entries(withoutCounts(record)).filter(([name]) => !leftOut.has(name)));
    const models = [...texts.keys()].map((language) => embedders[language].model);
    // A work that says nothing leaves a tombstone: whether it had a vector before need not be known.
    const kept = texts.size > 0 ? fields : { site, id, kind: item.kind, status: 'no text' };
    return { site, id, revision, texts, fields: kept, copied: fingerprint([kept, [...texts], models]) };
  }

  /** Computes what is not stored yet, in the given order. */
  async function vectorsOf(site: number, wanted: readonly Wanted[]): Promise<Map<string, Vector>> {
    const keyOf = (item: string, language: string) => `${item} ${language}`;
    const found = new Map<string, Vector>();
    const stored = await store.of(site, [...new Set(wanted.map(({ item }) => item))]);
    const known = new Map(stored.map((one) => [keyOf(one.item, one.language), one]));
    const made: StoredVector[] = [];
    for (const [language, ofLanguage] of Map.groupBy(wanted, (one) => one.language)) {
      const { model, embed } = embedders[language];
      const missing = ofLanguage.filter(({ item, fingerprint: of }) => {
        const old = known.get(keyOf(item, language));
        const isSame = old?.model === model && old.fingerprint === of;
        if (isSame) found.set(keyOf(item, language), old.vector);
        return !isSame;
      });
      const vectors = await embed(
        missing.map(({ text }) => text),
        'document',
      );
      for (const [place, { item, fingerprint: of }] of missing.entries()) {
        const vector = vectors[place] as Vector;
        made.push({ item, language, model, fingerprint: of, vector });
        found.set(keyOf(item, language), vector);
      }
    }
    await store.put(site, made);
    return found;
  }

  return {
    kinds: kinds.map(({ name }) => ({ name, family: meaningFamily })),

    /** Documents of those whose words, or what they are chosen by, are others than what `known` says by id. */
    async of(read: readonly ReadItem[], known: ReadonlyMap<string, string> = new Map()): Promise<IndexedDocument[]> {
      const outlines = read.flatMap((one) => outlineOf(one) ?? []).filter(({ id, copied }) => known.get(id) !== copied);
      const documents: IndexedDocument[] = [];
      for (const [site, ofSite] of Map.groupBy(outlines, (outline) => outline.site)) {
        const wanted = ofSite.flatMap(({ id, texts }) =>
          [...texts].map(([language, text]) => ({ item: id, language, text, fingerprint: fingerprint(text) })),
        );
        const vectors = await vectorsOf(site, wanted);
        for (const { id, revision, texts, fields, copied } of ofSite) {
          const meaning = Object.fromEntries(
            [...texts.keys()].map((language) => [language, printed(vectors.get(`${id} ${language}`) as Vector)]),
          );
          documents.push({ site, id, revision, family: meaningFamily, document: { ...fields, meaning, copied } });
        }
      }
      return documents;
    },
  };
}

/** As many digits as the engine keeps. */
export const printed = (vector: Vector): number[] => Array.from(vector, (value) => Math.round(value * 1e5) / 1e5);
