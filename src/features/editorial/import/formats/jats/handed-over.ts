import { readXml } from '../../../../../platform/documents/xml/read-xml.ts';
import {
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { createFileFinder } from '../../domain/file-type.ts';
import type { Problem } from '../../domain/problem.ts';
import { oncePerPackage, type ReadDocument, type SourceEntry, type SourcePackage, type WantedFile } from '../format.ts';

interface ListedFile {
  readonly path: string;
  /** What the list calls it: `manuscript`, `supplementary-material`. */
  readonly type: string;
  readonly title: string;
}

interface FileList {
  readonly path: string;
  readonly files: readonly ListedFile[];
}

const listName = /(?:^|[/._-])(?:go|manifest)\.xml$/i;
const listRoots = new Set(['go', 'manifest']);
const mostListBytes = 1_048_576;

/** What the lists of a package name: `manifest.xml` of MECA, `go.xml` of Editorial Manager. Each system writes its names in other places. */
const listsOf = oncePerPackage(async (files): Promise<FileList[]> => {
  const find = createFileFinder(files.paths);
  const lists: FileList[] = [];
  for (const path of files.paths.filter((one) => listName.test(one))) {
    const bytes = await files.read(path);
    const read = bytes.length > mostListBytes ? undefined : readXml(bytes);
    if (!read?.ok || !listRoots.has(localName(read.value).toLowerCase())) continue;
    lists.push({ path, files: listedIn(read.value, (href) => find(path, href)) });
  }
  return lists;
});

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

function listedIn(list: XmlElement, find: (href: string) => string | undefined): ListedFile[] {
  const listed = new Map<string, ListedFile>();
  for (const holder of [list, ...descendants(list)])
    for (const element of [holder, ...childElements(holder)]) {
      const { href, name, 'xlink:href': linked, 'file-name': named } = element.attributes;
      const path = find(href ?? linked ?? named ?? name ?? '');
      if (!path) continue;
      const types = [element, holder].flatMap(
        ({ attributes }) => attributes['item-type'] ?? attributes['file-type'] ?? [],
      );
      const title = textOf(childrenNamed(holder, 'title', 'item-title', 'description')[0]);
      if (!listed.get(path)?.type) listed.set(path, { path, type: types[0] ?? '', title });
    }
  return [...listed.values()];
}

const ofReview = /review|letter|response|form|editor|copyright|permission|figure|table/i;
const supplement = /suppl|data/i;
const manuscript = /manuscript|accepted/i;

/**
 * What a submission system delivers in addition to its article: a list says which files belong to it. The PDF and the supplements are
 * taken; of the rest, such as manuscripts and letters, the editor is told, because nobody knows who may have it.
 */
export async function withHandedOver(
  read: ReadDocument,
  { source }: SourceEntry,
  files: SourcePackage,
): Promise<ReadDocument> {
  const list = (await listsOf(files)).find((one) => one.files.some(({ path }) => path === source));
  if (!list) return read;
  const find = createFileFinder(files.paths);
  const known = new Set(read.wanted.map(({ href }) => find(source, href)));
  const rest = list.files.filter(({ path }) => path !== source && path !== list.path && !known.has(path));
  const { kind, key, language } = read.unit.main;
  const pdfs = rest.filter(({ path, type }) => /\.pdf$/i.test(path) && !ofReview.test(type) && !supplement.test(type));
  const hasPdf = read.wanted.some(({ role }) => role === 'pdf');
  const [pdf] = !hasPdf && pdfs.length === 1 ? pdfs : [];
  const wanted: WantedFile[] = [];
  const problems: Problem[] = [];
  for (const file of rest) {
    const base = { kind, key, href: file.path, judgedAs: 'publication' } as const;
    if (file === pdf) wanted.push({ ...base, role: 'pdf', ...(manuscript.test(file.type) && { version: 'AM' }) });
    else if (supplement.test(file.type))
      wanted.push({
        ...base,
        role: 'supplement',
        ...(file.title && { labels: { [textKey(language ?? 'en')]: file.title } }),
      });
    else problems.push({ code: 'package-file-left', at: file.path });
  }
  return { ...read, wanted: [...read.wanted, ...wanted], problems: [...read.problems, ...problems] };
}
