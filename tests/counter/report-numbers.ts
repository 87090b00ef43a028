import { expect } from 'vitest';
import { views } from './reference-report.ts';

// biome-ignore lint/suspicious/noExplicitAny: judged by the schema
export type Json = any;

/** The numbers of a report, named as the reference names them; searches and limits apart. */
export function numbersOf(id: string, { Report_Items: items }: Json): Map<string, number> {
  const found = new Map<string, number>();
  const shows = views[id]?.shows.split(' ') ?? [];
  for (const item of items.flatMap((one: Json) => one.Items ?? [one])) {
    const level = views[id]?.level;
    const itemId = level === 'title' || level === 'item' ? item.Item_ID.Proprietary.split(':')[1] : '';
    for (const { Performance: performance, ...attributes } of item.Attribute_Performance)
      for (const [metric, byMonth] of Object.entries(performance as Record<string, Record<string, number>>)) {
        if (metric.startsWith('Searches') || metric === 'Limit_Exceeded') continue;
        for (const [month, count] of Object.entries(byMonth)) {
          const key = [itemId, ...shows.map((name) => attributes[name] ?? ''), metric, month].join(' ');
          expect(found.has(key)).toBe(false);
          found.set(key, count);
        }
      }
  }
  return found;
}
