import { child, childrenNamed, textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { calendarDate } from '../../facts/written-facts.ts';
import type { ArticleReading } from './article-reading.ts';

const medium = ({ attributes }: XmlElement): 'online' | 'print' | 'collection' | undefined => {
  const type = attributes['pub-type'] ?? '';
  const date = attributes['date-type'] ?? '';
  const format = attributes['publication-format'] ?? '';
  if (type === 'collection' || date === 'collection') return 'collection';
  if (['retracted', 'update', 'corrected'].includes(date)) return undefined;
  if (format === 'print' || type === 'ppub') return 'print';
  if (format.startsWith('electronic') || format === 'online' || type.startsWith('epub')) return 'online';
  return type === '' || type === 'pub' ? 'online' : undefined;
};

export function datesOf({ meta, problems }: ArticleReading) {
  const day = (element: XmlElement | undefined): string | null => {
    if (!element) return null;
    const date = dayOf(element);
    if (date === undefined) problems.push({ code: 'date-invalid', at: element.name, value: textOf(element) });
    return date ?? null;
  };
  const history = childrenNamed(child(meta, 'history'), 'date');
  const past = (type: string) => day(history.findLast(({ attributes }) => attributes['date-type'] === type));
  const published = childrenNamed(meta, 'pub-date');
  const exactly = (wanted: ReturnType<typeof medium>) => {
    const fitting = published.filter((date) => medium(date) === wanted);
    return fitting.find((date) => child(date, 'day') || date.attributes['iso-8601-date']) ?? fitting[0];
  };
  const onlineOn = day(exactly('online'));
  const printedOn = day(exactly('print'));
  const collection = exactly('collection');
  const publishedOn = onlineOn ?? printedOn ?? day(collection);
  const year = Number(textOf(child(collection, 'year')) || (day(firstReviewed(meta)) ?? publishedOn)?.slice(0, 4));
  return {
    receivedOn: past('received'),
    revisedOn: past('rev-recd') ?? past('revised'),
    acceptedOn: past('accepted'),
    onlineOn,
    printedOn,
    publishedOn,
    /** What was online in December may belong to the next year's volume. */
    volumeYear: year >= 1600 && year <= 2200 ? year : null,
  };
}

/** A reviewed preprint gets its volume when it appears, its version of record perhaps a year later. */
const firstReviewed = (meta: XmlElement): XmlElement | undefined =>
  childrenNamed(child(meta, 'pub-history'), 'event')
    .flatMap((event) => childrenNamed(event, 'date'))
    .find(({ attributes }) => attributes['date-type'] === 'reviewed-preprint');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A year or a month stands for its first day, so that things can be put in order. */
function dayOf(date: XmlElement): string | undefined {
  const written = calendarDate(date.attributes['iso-8601-date']?.slice(0, 10));
  if (written) return written;
  const [year, month, day] = ['year', 'month', 'day'].map((name) => textOf(child(date, name)).toLowerCase());
  const named = months.indexOf(month?.slice(0, 3) ?? '') + 1;
  const number = named > 0 ? String(named) : month;
  return calendarDate([year, (number || '1').padStart(2, '0'), (day || '1').padStart(2, '0')].join('-'));
}
