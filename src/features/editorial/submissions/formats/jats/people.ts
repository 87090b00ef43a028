import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import type { GuessedAuthor } from '../../domain/manuscript-guess.ts';
import { languageOf } from '../guess/script.ts';

const nameText = (name: XmlElement | undefined): string => {
  const surname = textOf(child(name, 'surname'));
  const given = textOf(child(name, 'given-names'));
  const isHan = languageOf(surname + given) === 'zh';
  return isHan ? surname + given : [given, surname, textOf(child(name, 'suffix'))].filter(Boolean).join(' ');
};

/** A name, or the same name in two scripts. */
function namesOf(contributor: XmlElement): GuessedAuthor['names'] {
  const written = [
    ...childrenNamed(contributor, 'name'),
    ...childrenNamed(child(contributor, 'name-alternatives'), 'name'),
  ];
  const texts =
    written.length > 0 ? written.map(nameText) : [textOf(child(contributor, 'string-name')), collabText(contributor)];
  const names: { zh?: string; en?: string } = {};
  for (const text of texts) if (text) names[languageOf(text)] ??= text;
  return names;
}

const collabText = (contributor: XmlElement): string => {
  const collab = child(contributor, 'collab');
  return collab
    ? textOf({
        ...collab,
        children: collab.children.filter((node) => typeof node === 'string' || !/^contrib-group$/.test(node.name)),
      })
    : '';
};

const withoutLabel = (affiliation: XmlElement): string =>
  textOf({
    ...affiliation,
    children: affiliation.children.filter(
      (node) => typeof node === 'string' || !['label', 'sup', 'institution-id'].includes(node.name),
    ),
  })
    .replaceAll(/\s+,/g, ',')
    .trim();

/** The authors of an article's own groups; those of its reviews stand elsewhere. */
export function authorsOf(meta: XmlElement): readonly GuessedAuthor[] {
  const institutions = new Map(
    [...descendants(meta)]
      .filter(({ name }) => name === 'aff')
      .map((one) => [one.attributes.id ?? '', withoutLabel(one)]),
  );
  const letters = new Map(
    [...descendants(meta)].filter(({ name }) => name === 'corresp').map((one) => [one.attributes.id ?? '', one]),
  );
  return childrenNamed(meta, 'contrib-group')
    .flatMap((group) => childrenNamed(group, 'contrib'))
    .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
    .map((contributor) => authorOf(contributor, institutions, letters))
    .filter(({ names }) => Object.keys(names).length > 0);
}

function authorOf(
  contributor: XmlElement,
  institutions: ReadonlyMap<string, string>,
  letters: ReadonlyMap<string, XmlElement>,
): GuessedAuthor {
  const links = childrenNamed(contributor, 'xref');
  const to = (type: string) =>
    links.filter(({ attributes }) => attributes['ref-type'] === type).map(({ attributes }) => attributes.rid ?? '');
  const own = childrenNamed(contributor, 'aff').map(withoutLabel);
  const affiliations = [
    ...to('aff')
      .flatMap((id) => id.split(/\s+/))
      .flatMap((id) => institutions.get(id) ?? []),
    ...own,
  ].filter(Boolean);
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(
    childrenNamed(contributor, 'contrib-id').map(textOf).join(' '),
  )?.[0];
  const answers = to('corresp');
  const email = [contributor, ...answers.flatMap((id) => letters.get(id) ?? [])].flatMap((place) =>
    [...descendants(place)].filter(({ name }) => name === 'email').map(textOf),
  )[0];
  const isCorresponding = contributor.attributes.corresp === 'yes' || answers.length > 0;
  return {
    names: namesOf(contributor),
    ...(orcid && { orcid }),
    ...(email && { email }),
    ...(affiliations.length > 0 && { affiliations }),
    ...(isCorresponding && { isCorresponding }),
  };
}
