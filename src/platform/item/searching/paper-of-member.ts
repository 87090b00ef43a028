import { type RawBuilder, sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import { authorsOf, named } from './kind-search.ts';
import { type Person, peopleFields } from './people.ts';
import type { SearchFields } from './search-document.ts';
import type { NamedItem, SearchableItem } from './searchable-item.ts';
import { facetValue, textGroup } from './texts.ts';

/** The paper that a figure, a table or a recording belongs to. */
export interface PaperFacts {
  readonly id: string;
  readonly titles: Text;
  readonly publishedOn: string | null;
  readonly language: string | null;
  readonly accessType: number;
  readonly journal: NamedItem | null;
  readonly authors: readonly Person[];
}

export const paperFacts = (article: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', paper.id::text, 'titles', paper.titles, 'publishedOn', to_char(paper.published_on, 'YYYY-MM-DD'),
    'language', paper.language, 'accessType', article.access_type, 'journal', ${named('article.journal_id')},
    'authors', ${authorsOf('article.id')})
  from item paper join article on article.site_id = paper.site_id and article.id = paper.id
  where paper.site_id = item.site_id and paper.id = ${sql.ref(article)} and paper.status = 'published')`;

/** What a member is found by because of its paper. Its own people, if it names any, come first. */
export function paperFields(item: SearchableItem, paper: PaperFacts | null, own: readonly Person[] = []): SearchFields {
  const people = peopleFields(own.length > 0 ? own : (paper?.authors ?? []), item.language ?? paper?.language ?? null);
  const publishedOn = item.publishedOn ?? paper?.publishedOn ?? undefined;
  const dated = publishedOn ? { publishedOn, year: Number(publishedOn.slice(0, 4)) } : {};
  const journal = paper?.journal;
  return {
    ...people.fields,
    ...dated,
    ids: people.orcids,
    thesis: paper ? textGroup(paper.titles) : undefined,
    accessType: paper?.accessType,
    journal: textGroup(journal?.titles),
    journals: journal ? [facetValue(journal)] : [],
    journalId: journal?.id,
    shown: {
      ...people.shown,
      ...dated,
      accessType: paper?.accessType,
      thesis: paper ? { id: paper.id, titles: paper.titles } : undefined,
      journal: journal ? { id: journal.id, names: journal.titles } : undefined,
    },
  };
}
