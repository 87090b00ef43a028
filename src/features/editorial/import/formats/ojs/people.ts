import { joinedName } from '../../../../../platform/documents/jats/people.ts';
import { child, childrenNamed, textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { rorOf } from '../../../../../platform/kernel/ror.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { Problem } from '../../domain/problem.ts';
import { mentionedExpert, mentionedInstitution, referenceTo } from '../facts/mentions.ts';
import { orcidOf } from '../facts/written-facts.ts';
import { localized } from './localized.ts';
import { plainOf } from './markup.ts';

interface Name {
  readonly full: string;
  readonly family?: string;
  readonly given?: string;
}

interface People {
  readonly contributors: readonly DraftRow[];
  readonly affiliations: readonly DraftRow[];
  /** Those who have an identifier; nobody is known by the name alone. */
  readonly mentioned: readonly ItemDraft[];
}

/** Authors in their order with where they work. Addresses for mail stay in OJS, which shows them to nobody. */
export function peopleOf(publication: XmlElement, own: string, problems: Problem[]): People {
  const affiliations = new Map<string, DraftRow>();
  const mentioned: ItemDraft[] = [];
  const contributors = authorsIn(publication).flatMap((author): DraftRow[] => {
    const names = namesOf(author, own);
    const [first] = Object.values(names);
    if (!first) return [];
    const country = countryName(textOf(child(author, 'country')));
    const places = affiliationsOf(author, own, problems).map(({ names: place, ror }) => {
      const institution = ror === null ? null : mentionedInstitution(ror, place);
      if (institution) mentioned.push(institution);
      const key = JSON.stringify([ror, place]);
      if (!affiliations.has(key))
        affiliations.set(key, { names: place, country, ror, institution: institution && referenceTo(institution) });
      return [...affiliations.keys()].indexOf(key) + 1;
    });
    const written = textOf(child(author, 'orcid'));
    const orcid = orcidOf(written) ?? null;
    if (written && !orcid) problems.push({ code: 'identifier-invalid', at: first.full, value: written });
    const expert = orcid === null ? null : mentionedExpert(orcid, part(names, 'full'), part(names, 'family'));
    if (expert) mentioned.push(expert);
    return [
      {
        role: roleOf(author.attributes.user_group_ref ?? ''),
        type: 'person',
        names,
        orcid,
        expert: expert && referenceTo(expert),
        corresponding: author.attributes.primary_contact === 'true',
        affiliations: [...new Set(places)],
        bios: localized(author, 'biography', own, plainOf),
      },
    ];
  });
  return { contributors, affiliations: [...affiliations.values()], mentioned };
}

const authorsIn = (publication: XmlElement): readonly XmlElement[] =>
  childrenNamed(child(publication, 'authors'), 'author').toSorted(
    (one, other) => Number(one.attributes.seq ?? 0) - Number(other.attributes.seq ?? 0),
  );

/** People without a family name have a given name only. */
function namesOf(author: XmlElement, own: string): Readonly<Record<string, Name>> {
  const [given, family] = [localized(author, 'givenname', own), localized(author, 'familyname', own)];
  return Object.fromEntries(
    Object.keys({ ...given, ...family }).map((language) => {
      const [first, last] = [given[language], family[language]];
      return [
        language,
        { full: joinedName(last ?? '', first ?? ''), ...(last && { family: last }), ...(first && { given: first }) },
      ];
    }),
  );
}

const part = (names: Readonly<Record<string, Name>>, wanted: 'full' | 'family'): Text =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, name]) => (name[wanted] ? [[language, name[wanted]]] : [])),
  );

/** One in several languages until version 3.4; since 3.5 each is an element of its own and may have a ROR. */
function affiliationsOf(author: XmlElement, own: string, problems: Problem[]) {
  const single = localized(author, 'affiliation', own, plainOf);
  const several = childrenNamed(author, 'affiliation', 'rorAffiliation').filter((one) => child(one, 'name'));
  const listed = several.map((element) => {
    const written = textOf(child(element, 'ror'));
    const ror = rorOf(written) ?? null;
    if (written && !ror) problems.push({ code: 'identifier-invalid', at: 'ror', value: written });
    return { names: localized(element, 'name', own, plainOf), ror };
  });
  const all = several.length > 0 ? listed : [{ names: single, ror: null }];
  return all.filter(({ names }) => Object.keys(names).length > 0);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

const countryName = (code: string): string | null => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? null) : null);

/** Journals name their groups of users as they like. */
const roleOf = (group: string): 'author' | 'translator' | 'editor' => {
  if (/transl|译|übersetz|traduc|مترجم|перевод/i.test(group)) return 'translator';
  return /edit(?:or|eur)|编辑|herausgeb/i.test(group) ? 'editor' : 'author';
};
