import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { datesOf } from './dates.ts';

const date = (name: string, attributes: string, year: string, month = '', day = '') =>
  `<${name} ${attributes}><day>${day}</day><month>${month}</month><year>${year}</year></${name}>`;
const read = (meta: string) => datesOf(sampleReading({ meta }));

test('an article was published when it appeared online, else in print, else with its collection', () => {
  const online = date('pub-date', 'date-type="pub" publication-format="electronic"', '2023', '1', '4');
  const print = date('pub-date', 'pub-type="ppub"', '2023', 'March');
  const collection = '<pub-date pub-type="collection"><year>2022</year></pub-date>';
  expect(read(online + print + collection)).toMatchObject({
    onlineOn: '2023-01-04',
    printedOn: '2023-03-01',
    publishedOn: '2023-01-04',
    volumeYear: 2022,
  });
  expect(read(print + collection).publishedOn).toBe('2023-03-01');
  expect(read(collection).publishedOn).toBe('2022-01-01');
});

test('the exact one of several dates counts', () => {
  const year = '<pub-date pub-type="epub"><year>2022</year></pub-date>';
  expect(read(year + date('pub-date', 'pub-type="epub"', '2022', '05', '06')).onlineOn).toBe('2022-05-06');
});

test('the day of a retraction is no day of publication', () => {
  const retracted = '<pub-date date-type="retracted" iso-8601-date="2025-05-16"><year>2025</year></pub-date>';
  const original = '<pub-date date-type="original-publication" iso-8601-date="2024-03-28"><year>2024</year></pub-date>';
  expect(read(retracted + original).publishedOn).toBe('2024-03-28');
});

test('the history tells when it was received, last revised and accepted', () => {
  const history = [
    date('date', 'date-type="received"', '2021', '01', '02'),
    date('date', 'date-type="rev-recd"', '2021', '03', '04'),
    date('date', 'date-type="rev-recd"', '2021', '05', '06'),
    date('date', 'date-type="accepted"', '2021', '07', '08'),
  ].join('');
  expect(read(`<history>${history}</history>`)).toMatchObject({
    receivedOn: '2021-01-02',
    revisedOn: '2021-05-06',
    acceptedOn: '2021-07-08',
  });
});

test('a volume belongs to the year in which the article first appeared after review', () => {
  const event = '<event><date date-type="reviewed-preprint" iso-8601-date="2025-10-09"/></event>';
  const online = date('pub-date', 'publication-format="electronic"', '2026', '01', '06');
  expect(read(`${online}<pub-history>${event}</pub-history>`)).toMatchObject({
    publishedOn: '2026-01-06',
    volumeYear: 2025,
  });
});

test('a day that does not exist is left out and told', () => {
  const reading = sampleReading({ meta: date('pub-date', 'pub-type="epub"', '2023', '02', '30') });
  expect(datesOf(reading).publishedOn).toBeNull();
  expect(reading.problems).toEqual([{ code: 'date-invalid', at: 'pub-date', value: '30022023' }]);
});
