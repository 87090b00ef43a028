import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlElement } from '../written-xml.ts';

/** A day, a month or a year, as Crossref writes it; nothing where it is none. */
export function dateElement(name: string, date: string | null, attributes?: Readonly<Record<string, string>>): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date ?? '') ?? [];
  if (!year || Number(year) < 1400 || Number(year) > 2200) return '';
  const parts = { month, day, year };
  return xmlElement(
    name,
    Object.entries(parts).map(([part, value]) => (value ? xmlElement(part, value) : '')),
    attributes,
  );
}

const media = { online: 'online', printed: 'print' } as const;

/** When it appeared, online and in print. */
export function publicationDates({ dates, publishedOn, issue }: WorkRecord, most = 2): string {
  const known = (['online', 'printed'] as const)
    .map((medium) => dateElement('publication_date', dates[medium], { media_type: media[medium] }))
    .filter(Boolean)
    .slice(0, most)
    .join('');
  if (known !== '') return known;
  const day = publishedOn ?? issue?.publishedOn ?? (issue ? String(issue.year) : null);
  return dateElement('publication_date', day, { media_type: 'online' });
}

export const hasDate = (record: WorkRecord): boolean => publicationDates(record) !== '';
