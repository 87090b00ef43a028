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
import { without } from '../../../../../platform/documents/jats/plain-text.ts';
import { childrenNamed, descendants, textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { GuessedAuthor } from '../../domain/manuscript-guess.ts';
import { languageOf } from '../guess/script.ts';

/** A name, or the same name in two scripts. */
function namesOf(contributor: XmlElement): GuessedAuthor['names'] {
  const names: { zh?: string; en?: string } = {};
  for (const { name } of printedNames(contributor)) names[languageOf(name.full)] ??= name.full;
  return names;
}

/** Many write an institution's number as a raised letter and not as a label. */
const institutionLine = (affiliation: XmlElement): string => affiliationLine(without(affiliation, 'sup'));

/** The authors of an article's own groups; those of its reviews stand elsewhere. */
export function authorsOf(article: XmlElement, meta: XmlElement): readonly GuessedAuthor[] {
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
