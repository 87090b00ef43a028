import { child, childrenNamed, textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { FileRole } from '../../../../../platform/item/writing/item-draft.ts';
import type { Problem } from '../../domain/problem.ts';
import type { WantedFile } from '../format.ts';
import { languageTagOf, localized } from './localized.ts';
import { plainOf } from './markup.ts';

interface Owner {
  readonly kind: string;
  readonly key: string;
  /** The locale of the article. */
  readonly own: string;
}

/**
 * The files that OJS shows to readers: those of galleys, and what belongs to them. Manuscripts, copies under review and proofs lie
 * in the same export; nobody but the editors may have them.
 */
export function galleyFiles(article: XmlElement, publication: XmlElement, owner: Owner, problems: Problem[]) {
  const files = new Map(childrenNamed(article, 'submission_file').map((file) => [file.attributes.id ?? '', file]));
  const taken = new Set<XmlElement>();
  const names = new Set<string>();
  const wanted: WantedFile[] = [];
  const take = (file: XmlElement, facts: Pick<WantedFile, 'language' | 'labels'>, role?: FileRole) => {
    if (taken.has(file)) return;
    taken.add(file);
    const revision = revisionOf(file);
    const name = distinct(plainName(file, revision, owner.own), names);
    const { kind, key } = owner;
    const href = hrefOf(revision);
    if (href === null) problems.push({ code: 'file-elsewhere', at: name });
    else if (href === '') problems.push({ code: 'file-damaged', at: name });
    else wanted.push({ kind, key, href, name, role: role ?? roleOf(file, name), judgedAs: 'publication', ...facts });
  };

  for (const galley of galleysIn(publication)) {
    const { locale = '' } = galley.attributes;
    const labels = localized(galley, 'name', owner.own, plainOf);
    const remote = child(galley, 'remote')?.attributes.src ?? galley.attributes.remote;
    if (remote) problems.push({ code: 'file-elsewhere', at: Object.values(labels)[0] ?? '', value: remote });
    for (const { attributes } of childrenNamed(galley, 'submission_file_ref')) {
      const file = files.get(attributes.id ?? '');
      if (file) take(file, { ...(locale && { language: languageTagOf(locale) }), labels });
      else problems.push({ code: 'file-missing', at: Object.values(labels)[0] ?? 'article_galley' });
    }
  }
  for (const file of files.values()) {
    const parent = files.get(child(file, 'submission_file_ref')?.attributes.id ?? '');
    if (file.attributes.stage === 'dependent' && parent && taken.has(parent)) take(file, {}, 'attachment');
  }
  for (const file of files.values())
    if (!taken.has(file)) problems.push({ code: 'file-internal', at: plainName(file, revisionOf(file), owner.own) });
  return wanted;
}

const galleysIn = (publication: XmlElement): readonly XmlElement[] =>
  childrenNamed(publication, 'article_galley').toSorted(
    (one, other) => Number(textOf(child(one, 'seq'))) - Number(textOf(child(other, 'seq'))),
  );

/** The revision that counts is the one that the file names; else the last. */
function revisionOf(file: XmlElement): XmlElement | undefined {
  const revisions = childrenNamed(file, 'file');
  return revisions.find(({ attributes }) => attributes.id === file.attributes.file_id) ?? revisions.at(-1);
}

/** The file's name in this package; nothing if it lies on another machine, empty if what was sent can't be read. */
function hrefOf(revision: XmlElement | undefined): string | null {
  const outside = child(revision, 'href')?.attributes.src;
  if (outside === undefined) return child(revision, 'embed')?.attributes.file ?? '';
  return /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(outside) ? null : outside;
}

const forbidden = /[\\:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestName = 120;

/** The name that the file was sent under, without folders and signs that no system takes, with the ending that OJS stored it under. */
function plainName(file: XmlElement, revision: XmlElement | undefined, own: string): string {
  const written = Object.values(localized(file, 'name', own))[0] ?? '';
  const name = (written.slice(-longestName).split(/[/\\]/).at(-1) ?? '')
    .replace(forbidden, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = (revision?.attributes.extension ?? '').replace(/\W/g, '').toLowerCase();
  const stem = name.replace(/\.[^.]*$/, '') || `file-${file.attributes.id ?? ''}`;
  return `${stem}.${ending || name.split('.').at(-1)?.toLowerCase() || 'bin'}`;
}

/** Two files of one article never have the same name: editors' changes are kept by it. */
function distinct(name: string, names: Set<string>): string {
  const at = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; names.has(free); number += 1) free = `${name.slice(0, at)}-${number}${name.slice(at)}`;
  names.add(free);
  return free;
}

const supplements =
  /research (?:instrument|material|result)|transcript|data analysis|source text|multimedia|other|研究(?:工具|材料|结果)|其他|多媒体|附件|补充/i;

/** Editions of a text go by their type; what else was published with it is told by the genre, which journals translate. */
function roleOf(file: XmlElement, name: string): FileRole {
  const genre = file.attributes.genre ?? '';
  if (/data ?set|数据集/i.test(genre) || /\.(?:csv|tsv|xlsx)$/.test(name)) return 'data';
  if (supplements.test(genre)) return 'supplement';
  if (name.endsWith('.pdf')) return 'pdf';
  if (/\.(?:html?|xhtml|epub)$/.test(name)) return 'galley';
  return name.endsWith('.xml') ? 'source' : 'supplement';
}

/** The first picture that can be read stands for the whole; the others show the same in other languages. */
export function coverFile(parent: XmlElement, owner: Owner, problems: Problem[]): WantedFile[] {
  const covers = childrenNamed(child(parent, 'covers'), 'cover');
  const [cover] = covers.filter((one) => child(one, 'embed')?.attributes.file);
  if (!cover && covers.length > 0) problems.push({ code: 'file-damaged', at: 'cover' });
  if (!cover) return [];
  const name = `cover.${textOf(child(cover, 'cover_image')).split('.').at(-1)?.toLowerCase() ?? ''}`;
  const href = child(cover, 'embed')?.attributes.file ?? '';
  const { kind, key } = owner;
  return [{ kind, key, role: 'image', href, name, judgedAs: 'figure', public: true, isCover: true }];
}
