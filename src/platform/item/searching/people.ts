import type { Text } from '../../kernel/text.ts';
import { type Names, nameForms } from './name-forms.ts';
import type { DisplayedAuthor, SearchFields } from './search-document.ts';
import type { NamedItem } from './searchable-item.ts';
import { anyOf, between, facetValue, unique } from './texts.ts';

export interface Person {
  readonly names: Names;
  readonly orcid?: string | null | undefined;
  /** The expert's record that stands for them. */
  readonly expert?: NamedItem | null | undefined;
}

const mostNamed = 10;
/** A collaboration may have thousands of authors; beyond these only the names as printed are found. */
const mostInAllForms = 300;

const printed = (names: Names): Text =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name?.full]));

const nameFor = (names: Text, language: string | null): string => (language && names[language]) || anyOf(names);

/** Who is printed in both languages is known by the Chinese name, and counted with it in papers of either. */
const facetOfNames = (names: Text, language: string | null): string =>
  names.zh && names.en ? facetValue({ id: names.zh, titles: names }) : nameFor(names, language);

/** Every site has its own record of a person; their ORCID iD, which follows the names, tells a portal that it is one. */
const facetOfRecord = (expert: NamedItem, orcid: Person['orcid']): string =>
  [facetValue(expert), ...orcidForms(orcid).slice(0, 1)].join(between);

/** The people behind a document, as they are found, counted and printed. */
export function peopleFields(people: readonly Person[], language: string | null) {
  const fulls = people.map(({ names }) => printed(names));
  const fields: SearchFields = {
    author: unique(
      people.flatMap(({ names, expert }, place) =>
        place < mostInAllForms
          ? [...nameForms(names), ...Object.values(expert?.titles ?? {})]
          : Object.values(fulls[place] ?? {}),
      ),
    ),
    authors: unique(
      people.map(({ expert, orcid }, place) =>
        expert ? facetOfRecord(expert, orcid) : facetOfNames(fulls[place] ?? {}, language),
      ),
    ),
    authorNames: unique(fulls.flatMap((names) => Object.values(names))),
    expertIds: unique(people.map(({ expert }) => expert?.id)),
  };
  const authors: DisplayedAuthor[] = people.slice(0, mostNamed).map(({ expert }, place) => ({
    name: nameFor(fulls[place] ?? {}, language),
    names: fulls[place] ?? {},
    ...(expert ? { expertId: expert.id } : {}),
  }));
  return { fields, shown: { authors, authorCount: people.length }, orcids: orcidsOf(people) };
}

/** Bare and as addresses, since people paste both. */
export const orcidForms = (orcid: string | null | undefined): string[] => {
  const bare = orcid?.match(/\d{4}-\d{4}-\d{4}-\d{3}[\dXx]/)?.[0].toLowerCase();
  return bare ? [bare, `https://orcid.org/${bare}`] : [];
};

const orcidsOf = (people: readonly Person[]): string[] => people.flatMap(({ orcid }) => orcidForms(orcid));
