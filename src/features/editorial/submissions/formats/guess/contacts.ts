import { isOrcid } from '../../../../../platform/kernel/orcid.ts';
import type { GuessedAuthor } from '../../domain/manuscript-guess.ts';
import type { Placed } from './outline.ts';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const orcid = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/g;
const corresponding = /correspond|通[讯信]作者|联系人/i;

const namesOf = ({ names }: GuessedAuthor): readonly string[] =>
  [names.zh, names.en].filter((name) => name !== undefined);

const simple = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** `j.doe@…` is Jane Doe's: the address holds a word of the name. */
const holdsName = (address: string, author: GuessedAuthor): boolean => {
  const local = simple(address.split('@')[0] ?? '');
  return namesOf(author).some((name) =>
    name.split(/[\s-]+/).some((word) => simple(word).length >= 3 && local.includes(simple(word))),
  );
};

/** Whose it is: the one named last before it in its paragraph; else, with as many of them as authors, by their order. */
function owners(
  found: readonly { value: string; before: string }[],
  authors: readonly GuessedAuthor[],
): Map<number, string> {
  const owned = new Map<number, string>();
  const inOrder = found.length === authors.length;
  found.forEach(({ value, before }, place) => {
    const named = authors
      .map((author, index) => ({ index, at: Math.max(...namesOf(author).map((name) => before.lastIndexOf(name))) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => other.at - one.at)[0];
    const index = named?.index ?? (inOrder ? place : undefined);
    if (index !== undefined && !owned.has(index)) owned.set(index, value);
  });
  return owned;
}

const foundIn = (paragraphs: readonly Placed[], pattern: RegExp) =>
  paragraphs.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map((match) => ({ value: match[0], before: text.slice(0, match.index) })),
  );

/** Authors with what the first page says of how to reach them. */
export function withContacts(
  authors: readonly (GuessedAuthor & { readonly hasStar: boolean })[],
  front: readonly Placed[],
): readonly GuessedAuthor[] {
  const orcids = owners(
    foundIn(front, orcid).filter(({ value }) => isOrcid(value)),
    authors,
  );
  const addresses = foundIn(front, email);
  const byPlace = owners(addresses, authors);
  const taken = new Set(byPlace.values());
  const naming = front.filter(({ text }) => corresponding.test(text)).map(({ text }) => text);
  return authors.map(({ hasStar, ...author }, index) => {
    const isNamed = naming.some((text) => namesOf(author).some((name) => text.includes(name)) && text.length < 600);
    const isCorresponding = hasStar || isNamed || authors.length === 1;
    const own =
      byPlace.get(index) ??
      addresses.find(({ value }) => !taken.has(value) && holdsName(value, author))?.value ??
      (isCorresponding && addresses.length === 1 && taken.size === 0 ? addresses[0]?.value : undefined);
    const id = orcids.get(index);
    return {
      ...author,
      ...(id && { orcid: id }),
      ...(own && { email: own }),
      ...(isCorresponding && { isCorresponding }),
    };
  });
}
