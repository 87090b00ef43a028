import type { Id } from '../../../platform/kernel/id.ts';
import { documentLanguage, type Language } from '../../../platform/kernel/language.ts';
import type { Direction } from '../../../platform/kernel/sort-order.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import type { FoundJournal } from '../contract.ts';
import { initialOf } from './initial.ts';

export const mostJournalsOnPage = 60;

/** A journal as a list of journals shows it, its texts in all languages. */
export interface ListedJournal extends Omit<FoundJournal, 'publicationName' | 'sponsor'> {
  readonly sponsor: Text;
}

export interface CatalogueQuestion {
  readonly word: string;
  readonly letter: string;
  readonly groupType: string;
  /** Only these, where they are named. */
  readonly ids: ReadonlySet<Id> | null;
  /** `given`: as they come, in the order of a column. */
  readonly sort: { readonly by: 'name' | 'impactFactor' | 'given'; readonly direction?: Direction | undefined };
  readonly page: number;
  readonly size: number;
}

/** One page of a list of journals, ordered as a reader of this language orders names. */
export function catalogue(
  all: readonly ListedJournal[],
  { word, letter, groupType, ids, sort, page, size }: CatalogueQuestion,
  { language, siteLanguage }: { readonly language: Language; readonly siteLanguage: Language },
) {
  const wanted = folded(word);
  const found = all
    .filter(
      (journal) => (ids === null || ids.has(journal.id)) && searched(journal).some((text) => text.includes(wanted)),
    )
    .map((journal) => {
      const name = textFor(journal.names, language, siteLanguage);
      return { ...journal, name, letter: initialOf(name) };
    });
  const inGroup = found.filter((journal) => groupType === '' || journal.groupType === groupType);
  const underLetter = (journal: { letter: string }) => letter === '' || journal.letter === letter.toUpperCase();
  const byName = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : documentLanguage(language), {
    numeric: true,
  });
  const isFromZ = sort.by === 'name' && sort.direction === 'desc';
  const chosen = inGroup.filter(underLetter);
  const listed =
    sort.by === 'given'
      ? chosen
      : chosen.sort(
          (one, other) =>
            (sort.by === 'impactFactor' ? byFactor(one, other, sort.direction) : 0) ||
            (isFromZ ? -1 : 1) * byName.compare(one.name, other.name) ||
            byName.compare(one.id, other.id),
        );
  return {
    journals: listed.slice(page * size, (page + 1) * size),
    total: listed.length,
    /** Letters and groups of what the other choices leave, so that each number is what choosing it would show. */
    letters: counted(inGroup.map((journal) => journal.letter))
      .sort(([one], [other]) => Number(one === '#') - Number(other === '#') || (one < other ? -1 : 1))
      .map(([name, count]) => ({ letter: name, count })),
    groups: counted(found.filter(underLetter).flatMap((journal) => journal.groupType ?? []))
      .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .map(([name, count]) => ({ groupType: name, count })),
  };
}

const counted = (values: readonly string[]): [string, number][] =>
  [...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]);

/** What a reader may type to find a journal. */
const searched = ({ names, issn, eissn, cn, sponsor }: ListedJournal): string[] =>
  [...Object.values(names), ...Object.values(sponsor), issn, eissn, cn].flatMap((text) => (text ? [folded(text)] : []));

/** Case, accents and width do not tell names apart. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

interface Rated {
  readonly impactFactor: number | null;
}

/** The greatest first, or the smallest; what has none comes last in both. */
function byFactor({ impactFactor: one }: Rated, { impactFactor: other }: Rated, direction: Direction = 'desc'): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction === 'desc' ? other - one : one - other;
}
