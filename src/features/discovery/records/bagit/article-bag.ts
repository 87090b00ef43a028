import { type BagFile, type BagInfo, bagPieces } from '../../../../platform/documents/archives/write-bag.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isDoi } from '../crossref/doi.ts';
import { plainLine } from '../crossref/html-markup.ts';
import { dataCiteResource } from '../datacite/datacite-resource.ts';
import { dublinCore } from '../dublin-core.ts';
import { issnOf } from '../issn.ts';
import { jatsArticle, jatsDocument } from '../jats/jats-article.ts';
import { ownText } from '../written-languages.ts';
import { lineOf, xmlDocument } from '../written-xml.ts';

export interface BagParts {
  /** `https://` and the host of the site. */
  readonly origin: string;
  /** The full text as safe HTML. */
  readonly body: string | null;
  readonly bytes: (sha256: string) => Promise<Buffer | undefined>;
  /** Files that are larger stay at their addresses, which are in the bag. */
  readonly mostBytes: number;
}

/** A paper with its text, what is said of it, its files and the pictures of its figures, as archives keep it. */
export const articleBag = (record: WorkRecord, parts: BagParts): AsyncGenerator<Buffer> =>
  bagPieces(bagName(record), payloadOf(record, parts), infoOf(record, parts));

export const bagName = ({ doi, id, version }: Pick<WorkRecord, 'doi' | 'id' | 'version'>): string =>
  `${(doi ?? id).replaceAll(/[^\w.-]+/g, '-')}-v${version}`;

async function* payloadOf(record: WorkRecord, parts: BagParts): AsyncGenerator<BagFile> {
  const { origin, body, bytes, mostBytes } = parts;
  const text = (path: string, content: string): BagFile => ({ path, content: Buffer.from(content) });
  yield text('article.xml', jatsDocument(jatsArticle(record, { origin, body })));
  yield text('metadata/dublin-core.xml', xmlDocument(dublinCore(record, { origin })));
  yield text('metadata/datacite.xml', xmlDocument(dataCiteResource(record, { origin })));
  for (const { id, position, name, sha256, bytes: size } of record.files) {
    const path = `files/${position}-${safeName(name)}`;
    const content = size <= mostBytes ? await bytes(sha256) : undefined;
    yield content
      ? { path, content }
      : { path, sha256, bytes: size, address: `${origin}/rc-pub/front/files/download?id=${id}` };
  }
  for (const [place, { picture }] of record.figures.entries()) {
    const content = picture ? await bytes(picture.sha256) : undefined;
    // By its hash, as the text names it.
    if (picture && content) yield { path: `figures/${place + 1}-${picture.sha256}`, content };
  }
}

/** Without what leads elsewhere or means something to a system of files. */
const safeName = (name: string): string =>
  [...name.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}._-]+/gu, '-')].slice(-100).join('') || 'file';

function infoOf(record: WorkRecord, { origin }: BagParts): BagInfo {
  const { journal, doi, id, path, changedAt, revision, version, licence } = record;
  return (
    [
      ['Source-Organization', ownText(journal?.publishers ?? {}, record) || new URL(origin).hostname],
      ['External-Description', plainLine(ownText(record.titles, record))],
      ['External-Identifier', isDoi(doi) ? `https://doi.org/${doi}` : origin + path],
      ['Bag-Group-Identifier', issnOf(journal) ?? ''],
      ['Internal-Sender-Identifier', id],
      ['Internal-Sender-Description', `Version ${version}, revision ${revision}`],
      ['Rights', licence ?? ownText(record.copyright, record)],
      ['Bagging-Date', changedAt.slice(0, 10)],
    ] as const
  ).flatMap(([label, value]) => (lineOf(value) === '' ? [] : [[label, lineOf(value)] as const]));
}
