import type { Id } from '../../../platform/kernel/id.ts';
import type { Expert } from '../contract.ts';

type Topic = Expert['topics'][number];

/** A paper of a person, as far as plots need it. */
export interface WrittenPaper {
  readonly year: number | null;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}

const mostTopics = 8;

/**
 * The keywords that a person's papers share most, by year, in the first of the wanted languages that a paper has. Letters' case makes
 * no other topic; the topic is written as its newest paper writes it.
 */
export function topicsOverTime(papers: readonly WrittenPaper[], wanted: readonly string[]): Topic[] {
  const topics = new Map<string, { name: string; years: Map<number, number> }>();
  for (const { year, keywords } of papers) {
    if (year === null) continue;
    const language = [...wanted, ...Object.keys(keywords)].find((one) => (keywords[one]?.length ?? 0) > 0);
    const words = new Map((keywords[language ?? ''] ?? []).map((word) => [word.trim().toLowerCase(), word.trim()]));
    for (const [key, name] of words) {
      if (key === '') continue;
      const topic = topics.get(key) ?? { name, years: new Map<number, number>() };
      topic.years.set(year, (topic.years.get(year) ?? 0) + 1);
      topics.set(key, topic);
    }
  }
  return [...topics.values()]
    .map(({ name, years }) => ({
      name,
      papers: [...years.values()].reduce((sum, count) => sum + count, 0),
      years: [...years].map(([year, count]) => ({ year, papers: count })).sort((one, other) => one.year - other.year),
    }))
    .sort((one, other) => other.papers - one.papers || lastOf(other) - lastOf(one) || compare(one.name, other.name))
    .slice(0, mostTopics);
}

const lastOf = ({ years }: Topic): number => years.at(-1)?.year ?? 0;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

interface CoAuthor {
  readonly id: Id;
  /** Which of the papers, by their numbers in the list. */
  readonly places: readonly number[];
}

/** Which co-authors of a person also wrote with each other, among that person's papers. */
export const tiesAmong = (coAuthors: readonly CoAuthor[]): Expert['ties'] =>
  coAuthors.flatMap((one, index) => {
    const mine = new Set(one.places);
    return coAuthors.slice(index + 1).flatMap((other) => {
      const papers = other.places.filter((place) => mine.has(place)).length;
      return papers > 0 ? [{ between: [one.id, other.id], papers }] : [];
    });
  });

/** The words of a list that may be stored as one line. */
export const fieldsIn = (stored: string | readonly string[] | undefined): string[] =>
  (typeof stored === 'string' ? stored.split(/[;；]/) : [...(stored ?? [])])
    .map((field) => field.trim())
    .filter((field) => field !== '');
