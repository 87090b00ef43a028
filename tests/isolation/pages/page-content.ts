import type { Heard } from '../http/send.ts';

/** What a page says itself: every page of a site shows the site's name and footer around it. */
export function mainOf({ body }: Heard): string {
  const [, main] = /<main\b(.*)<\/main>/s.exec(body) ?? [];
  return main ?? body;
}

/**
 * What the loader of one route answered in a `.data` request. React Router writes values into one list, in which they name each other
 * by their places.
 */
export function dataOf({ body }: Heard, route: string): string {
  const values = readValues(body);
  const revealed: string[] = [];
  const seen = new Set<number>();
  const tell = (place: unknown): void => {
    if (typeof place !== 'number' || place < 0 || seen.has(place)) return;
    seen.add(place);
    const value = values[place];
    if (Array.isArray(value)) value.forEach(tell);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(tell);
    else revealed.push(String(value));
  };
  for (const value of values)
    if (typeof value === 'object' && value !== null)
      for (const [key, place] of Object.entries(value))
        if (key.startsWith('_') && values[Number(key.slice(1))] === route) tell(place);
  return revealed.join('\n');
}

function readValues(body: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(body.split('\n')[0] ?? '');
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
