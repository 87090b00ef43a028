import {
  child,
  childElements,
  childrenNamed,
  descendants,
  isElement,
  textOf,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { plainText, without } from './plain-text.ts';

export interface PrintedName {
  readonly full: string;
  readonly family?: string;
  readonly given?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The names of a person or group as printed, in each language and script that they are given in. */
export const printedNames = (contributor: XmlElement): readonly { element: XmlElement; name: PrintedName }[] =>
  childElements(contributor)
    .flatMap((element) => {
      if (element.name === 'name' || element.name === 'string-name') return [{ element, name: personName(element) }];
      if (element.name === 'collab') return [{ element, name: { full: groupName(element) } }];
      return element.name === 'name-alternatives' || element.name === 'collab-alternatives'
        ? printedNames(element)
        : [];
    })
    .filter(({ name }) => name.full !== '');

/** A group's element may list its members and their institutions inside. */
const groupName = (collab: XmlElement): string =>
  textOf(child(collab, 'named-content')) ||
  plainText(without(collab, 'contrib-group', 'aff', 'xref', 'email', 'address'));

const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A name as it is printed: East Asian family names come first, without a space. */
export function joinedName(family: string, given: string, suffix = '', isEastern = isEastAsian.test(family)): string {
  const inOrder = isEastern ? [family, given, suffix] : [given, family, suffix];
  return inOrder.filter(Boolean).join(isEastern && isEastAsian.test(family) ? '' : ' ');
}

function personName(element: XmlElement): PrintedName {
  const [family, given, prefix, suffix] = ['surname', 'given-names', 'prefix', 'suffix'].map((name) =>
    textOf(child(element, name)),
  ) as [string, string, string, string];
  const isEastern = element.attributes['name-style'] === 'eastern' || isEastAsian.test(family);
  return {
    full: joinedName(family, given, suffix, isEastern) || plainText(element),
    ...(family && { family }),
    ...(given && { given }),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
  };
}

/** Everyone in an article's own groups, in the order of printing. */
export const contributorsIn = (meta: XmlElement): readonly { group: XmlElement; contrib: XmlElement }[] =>
  childrenNamed(meta, 'contrib-group').flatMap((group) =>
    childrenNamed(group, 'contrib').map((contrib) => ({ group, contrib })),
  );

export type ContributorRole = 'author' | 'editor' | 'reviewer' | 'translator';

/** Publishers write many types: `senior_editor`, `reviewing editor`, `author non-byline`. */
export function roleOf(contrib: XmlElement, group?: XmlElement): ContributorRole {
  const type = (contrib.attributes['contrib-type'] ?? group?.attributes['content-type'] ?? 'author').toLowerCase();
  if (type.includes('editor')) return 'editor';
  if (type.includes('reviewer') || type.includes('referee')) return 'reviewer';
  return type.includes('translator') ? 'translator' : 'author';
}

const groupNames = ['collab', 'collab-alternatives'];

export const isGroup = (contrib: XmlElement): boolean =>
  childElements(contrib).some(({ name }) => groupNames.includes(name)) &&
  !childElements(contrib).some(({ name }) => name === 'name');

/** Someone who stands behind a group and not in the byline. */
export const isMemberOnly = (contrib: XmlElement): boolean =>
  /non-byline/.test(contrib.attributes['contrib-type'] ?? '');

/** The people behind a group: inside its element, or next to it under the group's key. */
export function groupMembers(group: XmlElement, everyone: readonly XmlElement[]): readonly XmlElement[] {
  const inside = [group, ...childrenNamed(group, ...groupNames)]
    .flatMap((holder) => childrenNamed(holder, 'contrib-group'))
    .flatMap((list) => childrenNamed(list, 'contrib'));
  const key = groupKey(group);
  return [...inside, ...everyone.filter((contrib) => isMemberOnly(contrib) && key !== '' && groupKey(contrib) === key)];
}

const groupKey = (contrib: XmlElement): string =>
  textOf(
    childrenNamed(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'group-author-key'),
  );

/** The ids that a contributor points to; only pointers of one type if it is named: `aff`, `fn`. */
export const pointersOf = (contrib: XmlElement, type?: string): readonly string[] =>
  childrenNamed(contrib, 'xref')
    .filter(({ attributes }) => type === undefined || attributes['ref-type'] === type)
    .flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/));

/** Finds a contributor's notes of a type: `corresp`, `equal`, `con`. */
export type FindNotes = (contrib: XmlElement, type: string) => readonly XmlElement[];

/** The notes that an article's contributors point to. */
export function notesOf(article: XmlElement): FindNotes {
  const byId = new Map<string, XmlElement>();
  const isOwn = ({ name }: XmlElement) => !['body', 'sub-article', 'response', 'ref-list'].includes(name);
  for (const element of descendants(article, isOwn)) {
    const { id } = element.attributes;
    if (id && (element.name === 'fn' || element.name === 'corresp')) byId.set(id, element);
  }
  return (contrib, type) =>
    pointersOf(contrib)
      .flatMap((id) => byId.get(id) ?? [])
      .filter((note) => (note.name === 'corresp' ? 'corresp' : note.attributes['fn-type']) === type);
}

export const isCorresponding = (contrib: XmlElement, notes: FindNotes): boolean =>
  contrib.attributes.corresp === 'yes' || notes(contrib, 'corresp').length > 0;

/** Their own address, or the one of the article's note on correspondence that is theirs. */
export function emailOf(contrib: XmlElement, notes: FindNotes): string | null {
  const own = [...descendants(contrib, ({ name }) => name !== 'contrib-group')].find(({ name }) => name === 'email');
  if (own) return textOf(own) || null;
  const noted = notes(contrib, 'corresp').flatMap((note) =>
    [...descendants(note)].filter(({ name }) => name === 'email'),
  );
  const family = printedNames(contrib)[0]?.name.family?.toLowerCase();
  const theirs =
    noted.length > 1 ? noted.find((email) => family && textOf(email).toLowerCase().includes(family)) : noted[0];
  return textOf(theirs) || null;
}

/** An affiliation as a line. Where only elements separate the parts, commas do. */
export function affiliationLine(aff: XmlElement): string {
  const parts = without(aff, 'label', 'email', 'institution-id').children;
  const isMixed = parts.some((node) => !isElement(node) && /[^\s]/.test(node));
  const texts = parts.map((part) => (isElement(part) ? nameIn(part) : part));
  const line = isMixed ? texts.join('') : texts.filter((text) => text.trim() !== '').join(', ');
  return line
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}

const nameIn = (part: XmlElement): string =>
  part.name === 'institution-wrap' ? childrenNamed(part, 'institution').map(textOf).join(', ') : textOf(part);
