import type { WrittenPaper } from './expert.ts';

export interface Topic {
  readonly name: string;
  readonly papers: number;
  readonly years: readonly { readonly year: number; readonly papers: number }[];
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
