import { textFamily } from '../../kernel/text-family.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { IndexedDocument } from '../../ports/search-index.ts';
import type { Kind } from '../kind.ts';
import type { SpokenText, StoredText } from '../searching/kind-search.ts';
import type { ReadItem } from '../searching/read-searchable.ts';
import { fingerprint, toSearchDocument, withoutCounts } from '../searching/to-search-document.ts';
import { type Passage, passagesOf } from './passages-of.ts';
import { saidPassages } from './said-passages.ts';
import { readTranscripts } from './transcripts-of.ts';

/** The engine takes 10,000 parts of a document and refuses it as a whole beyond that. */
const mostPassages = 10_000;

type Files = Pick<FileStore, 'get'>;

export type TextDocuments = ReturnType<typeof createTextDocuments>;

/** What the index holds of a work's text: what its record has but for counts, and its passages. */
export function createTextDocuments(files: Files, kinds: readonly Kind[]) {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));

  /** A work without a text leaves a tombstone too: whether it had one before need not be known. */
  function outlineOf({ item, facts }: ReadItem) {
    const search = kindOf.get(item.kind)?.search;
    if (!search?.texts) return undefined;
    const { site, id, revision } = item;
    const record = toSearchDocument(item, facts, search);
    const texts = record.status === 'published' && !item.isEmbargoed ? search.texts(facts) : [];
    const fields = texts.length > 0 ? withoutCounts(record) : { site, id, kind: item.kind, status: 'no text' };
    return { site, id, revision, fields, texts, language: item.language, copied: fingerprint([fields, texts]) };
  }

  return {
    kinds: kinds.filter(({ search }) => search.texts).map((kind) => ({ ...kind, family: textFamily })),

    /** Documents of those whose text, or what stands next to it, is another than what `known` says by id. */
    async of(read: readonly ReadItem[], known: ReadonlyMap<string, string> = new Map()): Promise<IndexedDocument[]> {
      const outlines = read.flatMap((one) => outlineOf(one) ?? []).filter(({ id, copied }) => known.get(id) !== copied);
      return Promise.all(
        outlines.map(async ({ site, id, revision, fields, texts, language, copied }) => {
          const read = texts.map((text) => passagesIn(files, text, { id, language }));
          const passages = (await Promise.all(read)).flat().slice(0, mostPassages);
          return { site, id, revision, family: textFamily, document: { ...fields, passages, copied } };
        }),
      );
    },
  };
}

async function passagesIn(files: Files, text: StoredText | SpokenText, { id, language }: Owner) {
  if ('captions' in text) return spokenPassages(files, text, language);
  const { sha256, part, language: own = language } = text;
  const stored = (await files.get(sha256))?.toString('utf8');
  if (stored === undefined) throw new Error(`The text ${sha256} of ${id} is not in the file store.`);
  return passagesOf(stored).map((passage) => ({ ...inLanguage(passage, own), part }));
}

async function spokenPassages(files: Files, text: SpokenText, spoken: string | null) {
  return (await readTranscripts(files, text, spoken)).flatMap((transcript) =>
    saidPassages(transcript).map((passage) => inLanguage(passage, transcript.language)),
  );
}

interface Owner {
  readonly id: string;
  readonly language: string | null;
}

/** So much of it in Chinese characters, and it is read as Chinese: a Chinese paper quotes English, and the other way round. */
const chineseFrom = 0.2;

function inLanguage({ text, ...place }: Passage, language: string | null) {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const isEnglish = language === null || /^(?:en|zh)\b/.test(language);
  const key = han / text.length >= chineseFrom ? 'zh' : isEnglish ? 'en' : 'any';
  return { ...place, text: { [key]: text } };
}
