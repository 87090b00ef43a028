import { openZip, readEntry } from '../../../../../platform/documents/archives/zip.ts';
import {
  affiliationLine,
  contributorsIn,
  emailOf,
  type FindNotes,
  isCorresponding,
  notesOf,
  pointersOf,
  printedNames,
} from '../../../../../platform/documents/jats/people.ts';
import { plainText, without } from '../../../../../platform/documents/jats/plain-text.ts';
import type { Reading } from '../../../../../platform/documents/refusal.ts';
import { beginningOf } from '../../../../../platform/documents/xml/decode-xml.ts';
import { readXml, usualCaps } from '../../../../../platform/documents/xml/read-xml.ts';
import { rootName } from '../../../../../platform/documents/xml/root-name.ts';
import {
  child,
  childAt,
  childElements,
  childrenNamed,
  descendants,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import type {
  Guessed,
  GuessedAuthor,
  InBoth,
  ManuscriptGuess,
  ManuscriptLanguage,
} from '../../domain/manuscript-guess.ts';
import { languageOf } from '../guess/script.ts';

const mostReferences = 1_000;

/** The language that the markup names, else the one that the letters show. */
function languageNamed(element: XmlElement, text: string): ManuscriptLanguage | undefined {
  const tag = element.attributes['xml:lang']?.toLowerCase() ?? '';
  if (tag === '') return languageOf(text);
  return tag.startsWith('zh') ? 'zh' : tag.startsWith('en') ? 'en' : undefined;
}

const marked = <Value extends object>(value: Value): Guessed<Value> | undefined =>
  Object.keys(value).length > 0 ? { value, from: 'markup' } : undefined;

function byLanguage<Value>(
  elements: readonly XmlElement[],
  read: (element: XmlElement) => Value,
  textIn: (value: Value) => string,
): InBoth<Value> {
  const found: { zh?: Value; en?: Value } = {};
  for (const element of elements) {
    const value = read(element);
    const text = textIn(value);
    const language = text === '' ? undefined : languageNamed(element, text);
    if (language) found[language] ??= value;
  }
  return found;
}

/** Notes and pointers stand in titles and abstracts, and belong to neither. */
const wordsIn = (element: XmlElement): string => plainText(element, 'xref', 'title', 'label');

/** The paragraphs of an abstract; the parts of a structured one keep their titles. */
function abstractText(abstract: XmlElement): string {
  const blocks = [...descendants(abstract, ({ name }) => name === 'sec')].filter(
    ({ name }, place) => name === 'p' || (name === 'title' && place > 0),
  );
  return blocks.map(wordsIn).filter(Boolean).join('\n');
}

function titlesOf(meta: XmlElement): InBoth<string> {
  const group = child(meta, 'title-group');
  const translated = childrenNamed(group, 'trans-title-group').flatMap((one) =>
    childrenNamed(one, 'trans-title').map((title) => ({
      ...title,
      attributes: { ...one.attributes, ...title.attributes },
    })),
  );
  return byLanguage(
    [...childrenNamed(group, 'article-title'), ...translated, ...childrenNamed(group, 'trans-title')],
    wordsIn,
    (text) => text,
  );
}

/** Digests and pictures are abstracts of another kind and say so. */
const isPlain = ({ attributes }: XmlElement): boolean =>
  attributes['abstract-type'] === undefined || attributes['abstract-type'] === 'summary';

const pauses = new Set(['name', 'string-name', 'collab', 'person-group', 'article-title', 'source', 'year', 'surname']);

/** Citations in parts have no words between them; a reader needs some. */
const spacedText = (node: XmlNode): string => {
  if (!isElement(node)) return node;
  const inside = node.children.map(spacedText).join('');
  return pauses.has(node.name) || node.name.endsWith('page') ? `${inside} ` : inside;
};

function referencesOf(article: XmlElement): readonly string[] {
  const list = [...descendants(child(article, 'back') ?? article, ({ name }) => name !== 'sub-article')];
  return list
    .filter(({ name }) => name === 'ref')
    .map((ref) => childElements(ref).find(({ name }) => name !== 'label') ?? ref)
    .map((citation) => spacedText(citation).replaceAll(/\s+/g, ' ').trim().slice(0, 2_000))
    .filter((text) => text.length > 5)
    .slice(0, mostReferences);
}

/** What an article in JATS says of itself, as plain texts for a form. */
export function readJatsHead(bytes: Uint8Array): Reading<ManuscriptGuess> {
  const read = readXml(bytes);
  if (!read.ok) return read;
  const article = read.value;
  const meta = childAt(article, 'front', 'article-meta');
  if (article.name !== 'article' || !meta) return failed({ reason: 'the XML is not an article in JATS' });
  const plain = (text: string) => text;
  const titles = marked(titlesOf(meta));
  const abstracts = marked(
    byLanguage(childrenNamed(meta, 'abstract', 'trans-abstract').filter(isPlain), abstractText, plain),
  );
  const keywords = marked(
    byLanguage(
      childrenNamed(meta, 'kwd-group').filter(({ attributes }) =>
        /^(?:author.*|)$/.test(attributes['kwd-group-type'] ?? ''),
      ),
      (group) => [...descendants(group)].filter(({ name }) => name === 'kwd').map(textOf),
      (words) => words.join(''),
    ),
  );
  const authors = authorsOf(article, meta);
  const references = referencesOf(article);
  return success({
    language: languageNamed(article, textOf(child(article, 'body')).slice(0, 20_000)) ?? 'en',
    ...(titles && { titles }),
    ...(authors.length > 0 && { authors: { value: authors, from: 'markup' } as const }),
    ...(abstracts && { abstracts }),
    ...(keywords && { keywords }),
    ...(references.length > 0 && { references: { value: references, from: 'markup' } as const }),
  });
}

const mostEntries = 5_000;
const mostLooked = 10;

/** A zip archive with an article in JATS among its files. */
export async function readJatsPackage(source: ByteSource): Promise<Reading<ManuscriptGuess>> {
  const zip = await openZip(source, mostEntries);
  if (!zip.ok) return failed({ reason: 'the archive is damaged' });
  const texts = zip.value.entries.filter(
    ({ name }) => /\.(?:xml|jats|nxml)$/i.test(name) && !name.startsWith('__MACOSX/'),
  );
  for (const { name } of texts.slice(0, mostLooked)) {
    const bytes = await readEntry(zip.value, name, usualCaps.bytes);
    if (bytes.ok && bytes.value && rootName(beginningOf(bytes.value)) === 'article') return readJatsHead(bytes.value);
  }
  return failed({ reason: 'the archive has no article in JATS' });
}

/** A name, or the same name in two scripts. */
function namesOf(contributor: XmlElement): GuessedAuthor['names'] {
  const names: { zh?: string; en?: string } = {};
  for (const { name } of printedNames(contributor)) names[languageOf(name.full)] ??= name.full;
  return names;
}

/** Many write an institution's number as a raised letter and not as a label. */
const institutionLine = (affiliation: XmlElement): string => affiliationLine(without(affiliation, 'sup'));

/** The authors of an article's own groups; those of its reviews stand elsewhere. */
function authorsOf(article: XmlElement, meta: XmlElement): readonly GuessedAuthor[] {
  const institutions = new Map(
    [...descendants(meta)]
      .filter(({ name }) => name === 'aff')
      .map((one) => [one.attributes.id ?? '', institutionLine(one)]),
  );
  const notes = notesOf(article);
  return contributorsIn(meta)
    .filter(({ contrib }) => (contrib.attributes['contrib-type'] ?? 'author') === 'author')
    .map(({ contrib }) => authorOf(contrib, institutions, notes))
    .filter(({ names }) => Object.keys(names).length > 0);
}

function authorOf(contributor: XmlElement, institutions: ReadonlyMap<string, string>, notes: FindNotes): GuessedAuthor {
  const affiliations = [
    ...pointersOf(contributor, 'aff').flatMap((id) => institutions.get(id) ?? []),
    ...childrenNamed(contributor, 'aff').map(institutionLine),
  ].filter(Boolean);
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(
    childrenNamed(contributor, 'contrib-id').map(textOf).join(' '),
  )?.[0];
  const email = emailOf(contributor, notes);
  return {
    names: namesOf(contributor),
    ...(orcid && { orcid }),
    ...(email && { email }),
    ...(affiliations.length > 0 && { affiliations }),
    ...(isCorresponding(contributor, notes) && { isCorresponding: true }),
  };
}
