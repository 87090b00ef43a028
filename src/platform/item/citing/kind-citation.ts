import type { RawBuilder } from 'kysely';
import type { Citable, CitableAuthor, CitableType } from '../../kernel/citable.ts';
import type { Names } from '../searching/name-forms.ts';
import type { CitedItem } from './cited-item.ts';

/** What a kind adds to what every item tells of itself. */
export type CitationFacts = Partial<Omit<Citable, 'id' | 'integrity' | 'url'>> & { readonly type: CitableType };

/** How things of a kind are cited. Kinds without it are not. */
export interface KindCitation<Facts = unknown> {
  /** An SQL expression for what a citation needs beyond the item, as JSON; `item` is the row it is about. Null where there is no row. */
  readonly facts: RawBuilder<unknown>;
  toCitable(item: CitedItem, facts: Facts): CitationFacts;
  /** One of its parts, by its place; kinds without this have none that is cited. */
  partOf?(item: CitedItem, facts: Facts, place: number): CitationFacts | undefined;
}

/** `absent` is what a thing is cited as while its row is not there. */
export const kindCitation = <Facts>(
  { facts, toCitable, partOf }: KindCitation<Facts>,
  absent: CitableType,
): KindCitation => ({
  facts,
  toCitable: (item, read) => (read === null ? { type: absent } : toCitable(item, read as Facts)),
  ...(partOf && {
    partOf: (item: CitedItem, read: unknown, place: number) =>
      read === null ? undefined : partOf(item, read as Facts, place),
  }),
});

/** People as lists store them. */
export const peopleCited = (people: readonly { readonly names: Names }[]): CitableAuthor[] =>
  people.map(({ names }) => ({ type: 'person', names, affiliations: [] }));
