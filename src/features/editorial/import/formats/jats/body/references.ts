import {
  child,
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import { doiOf } from '../../facts/written-facts.ts';
import { type Html, lineOf } from './html/html-tree.ts';

type CitedPerson = { readonly family: string; readonly given?: string } | { readonly name: string };

type ReferenceFacts = Partial<ReturnType<typeof allFactsOf>>;

/** An entry of a reference list as it is stored. */
export interface ReadReference {
  readonly anchor: string;
  readonly label: string | null;
  readonly type: string | null;
  /** As a reader sees it, in plain text. */
  readonly printed: string;
  readonly facts: ReferenceFacts;
  readonly doi: string | null;
}

const citationNames = ['element-citation', 'mixed-citation', 'nlm-citation', 'citation'] as const;

/** The elements of a citation by name, in their order. */
type Parts = ReadonlyMap<string, readonly XmlElement[]>;

export function readReference(ref: XmlElement, anchor: string, printed: readonly Html[]): ReadReference {
  const alternatives = child(ref, 'citation-alternatives') ?? ref;
  const citation = citationNames.map((name) => child(alternatives, name)).find((found) => found !== undefined);
  const { 'publication-type': type, 'citation-type': oldType } = citation?.attributes ?? {};
  const label = textOf(child(ref, 'label'));
  const line = lineOf(printed);
  const parts: Parts = citation ? Map.groupBy(descendants(citation), ({ name }) => name) : new Map();
  return {
    anchor,
    label: label === '' ? null : label,
    type: type ?? oldType ?? null,
    printed: label !== '' && line.startsWith(label) ? line.slice(label.length).trim() : line,
    facts: citation ? factsOf(citation, parts) : {},
    doi: identifierOf(parts, 'doi', doiOf) ?? linkedDoi(parts) ?? null,
  };
}

const factsOf = (citation: XmlElement, parts: Parts): ReferenceFacts =>
  Object.fromEntries(Object.entries(allFactsOf(citation, parts)).filter(([, value]) => value !== undefined));

function allFactsOf(citation: XmlElement, parts: Parts) {
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => textOf(parts.get(name)?.[0])).find((text) => text !== '');
  const title = first('article-title', 'chapter-title', 'data-title', 'part-title');
  const source = first('source');
  return {
    authors: peopleOf(citation, 'author'),
    editors: peopleOf(citation, 'editor'),
    title: title ?? source,
    container: title === undefined ? undefined : source,
    year: first('year'),
    volume: first('volume'),
    issue: first('issue'),
    firstPage: first('fpage'),
    lastPage: first('lpage'),
    elocation: first('elocation-id'),
    publisher: first('publisher-name'),
    place: first('publisher-loc'),
    conference: first('conf-name'),
    edition: first('edition'),
    version: first('version'),
    url: urlOf(parts),
    pmid: identifierOf(parts, 'pmid', (text) => (/^\d+$/.test(text) ? text : undefined)),
    pmcid: identifierOf(parts, 'pmcid', (text) => text || undefined),
    arxiv: identifierOf(parts, 'arxiv', (text) => text || undefined),
    isbn: first('isbn'),
  };
}

function identifierOf<T>(parts: Parts, type: string, read: (text: string) => T | undefined): T | undefined {
  const ids = parts.get('pub-id')?.filter(({ attributes }) => attributes['pub-id-type']?.toLowerCase() === type) ?? [];
  return ids.map((id) => read(textOf(id))).find((value) => value !== undefined);
}

const addressesOf = (parts: Parts): readonly string[] =>
  ['ext-link', 'uri', 'pub-id'].flatMap((name) =>
    (parts.get(name) ?? []).map((link) => link.attributes['xlink:href'] ?? (name === 'uri' ? textOf(link) : '')),
  );

const linkedDoi = (parts: Parts): string | undefined =>
  addressesOf(parts)
    .map(doiOf)
    .find((doi) => doi !== undefined);

const urlOf = (parts: Parts): string | undefined => addressesOf(parts).find((address) => /^https?:\/\//i.test(address));

/** Groups say what their people did; people outside any group are authors. */
function peopleOf(citation: XmlElement, role: 'author' | 'editor'): readonly CitedPerson[] | undefined {
  const groups = childrenNamed(citation, 'person-group').filter(({ attributes }) => {
    const isEditors = attributes['person-group-type']?.startsWith('editor') ?? false;
    return isEditors === (role === 'editor');
  });
  const outside = role === 'author' ? childElements(citation) : [];
  const people = [...groups.flatMap(childElements), ...outside].flatMap(personOf);
  return people.length > 0 ? people : undefined;
}

function personOf(element: XmlElement): readonly CitedPerson[] {
  if (element.name === 'collab' || element.name === 'institution') return [{ name: textOf(element) }];
  if (element.name !== 'name' && element.name !== 'string-name') return [];
  const family = textOf(child(element, 'surname'));
  const given = textOf(child(element, 'given-names'));
  if (family !== '') return [given === '' ? { family } : { family, given }];
  const name = textOf(element);
  return name === '' ? [] : [{ name }];
}
