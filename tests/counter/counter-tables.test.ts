import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Report } from '../../src/features/discovery/counter/domain/report.ts';
import { reportKinds } from '../../src/features/discovery/counter/domain/report-kinds.ts';
import { tableOf } from '../../src/features/discovery/counter/domain/tabular.ts';
import { writeTsv, writeXlsx } from '../../src/features/discovery/counter/use-cases/write-tables.ts';
import { entriesOf } from './zip-entries.ts';

const kind = reportKinds.find(({ id }) => id === 'TR_J3');
const report = (title: string): Report => ({
  header: {
    Report_Name: 'Journal Usage by Access Type',
    Report_ID: 'TR_J3',
    Release: '5.1',
    Created_By: 'Optics',
    Institution_Name: 'Sample library',
    Institution_ID: { ROR: ['03yrm5c26'], Proprietary: ['optics:31'] },
    Report_Filters: {
      Begin_Date: '2026-01-01',
      End_Date: '2026-02-28',
      Data_Type: ['Journal'],
      Metric_Type: ['Total_Item_Requests', 'Unique_Item_Requests'],
    },
    Created: '2026-03-01T00:00:00Z',
    Registry_Record: '',
    Exceptions: [{ Code: 3031, Message: 'Not ready' }],
  },
  items: (async function* () {
    yield {
      Title: title,
      Publisher: 'Press',
      Platform: 'Optics',
      Item_ID: { Print_ISSN: '1234-5679', Proprietary: 'optics:7' },
      Attribute_Performance: [
        {
          Access_Type: 'Open' as const,
          Performance: { Total_Item_Requests: { '2026-02': 5 }, Unique_Item_Requests: { '2026-02': 3 } },
        },
      ],
    };
  })(),
});
const table = (title: string) => {
  if (!kind) throw new Error('there is no such report');
  return tableOf(kind, report(title), ['2026-01', '2026-02']);
};

test("a report as a table has COUNTER's thirteen lines above it, an empty one, and a line for each metric", async () => {
  const { head, rows } = table('A journal');
  const lines = (await Readable.from(writeTsv(head, rows)).toArray()).join('').replace('\uFEFF', '').split('\r\n');
  expect(lines.slice(0, 16)).toEqual([
    'Report_Name\tJournal Usage by Access Type',
    'Report_ID\tTR_J3',
    'Release\t5.1',
    'Institution_Name\tSample library',
    'Institution_ID\tROR:03yrm5c26; optics:31',
    'Metric_Types\tTotal_Item_Requests; Unique_Item_Requests',
    'Report_Filters\tData_Type=Journal',
    'Report_Attributes\t',
    'Exceptions\t3031: Not ready',
    'Reporting_Period\tBegin_Date=2026-01-01; End_Date=2026-02-28',
    'Created\t2026-03-01T00:00:00Z',
    'Created_By\tOptics',
    'Registry_Record\t',
    '',
    'Title\tPublisher\tPublisher_ID\tPlatform\tDOI\tProprietary_ID\tISBN\tPrint_ISSN\tOnline_ISSN\tURI\tAccess_Type\tMetric_Type\tReporting_Period_Total\tJan-2026\tFeb-2026',
    'A journal\tPress\t\tOptics\t\toptics:7\t\t1234-5679\t\t\tOpen\tTotal_Item_Requests\t5\t0\t5',
  ]);
});

test('an article stands beside its journal, by which a library knows it: title and numbers', async () => {
  const ofArticles = reportKinds.find(({ id }) => id === 'IR_A1');
  if (!ofArticles) throw new Error('there is no such report');
  const items = (async function* () {
    for await (const entry of report('A paper').items)
      if ('Attribute_Performance' in entry) {
        const { Title: Item = '', ...rest } = entry;
        yield {
          Title: 'A journal',
          Item_ID: { DOI: '10.5555/j', Online_ISSN: '2049-3630', Print_ISSN: '1234-5679', Proprietary: 'optics:7' },
          Items: [{ ...rest, Item, Item_ID: { DOI: '10.5555/a', Proprietary: 'optics:8' } }],
        };
      }
  })();
  const { head, rows } = tableOf(ofArticles, { ...report(''), items }, ['2026-02']);
  const [line = []] = await Array.fromAsync(rows);
  const cells = Object.fromEntries((head.at(-1) ?? []).map((column, place) => [column, line[place]]));
  expect(cells).toMatchObject({
    Item: 'A paper',
    DOI: '10.5555/a',
    Proprietary_ID: 'optics:8',
    Parent_Title: 'A journal',
    Parent_DOI: '10.5555/j',
    Parent_Proprietary_ID: 'optics:7',
    Parent_ISBN: '',
    Parent_Print_ISSN: '1234-5679',
    Parent_Online_ISSN: '2049-3630',
  });
});

test('a title that a table program would take for a formula, or that breaks lines, is only shown', async () => {
  const { head, rows } = table('=cmd|\t"x"!A1\n');
  const text = (await Readable.from(writeTsv(head, rows)).toArray()).join('');
  expect(text).toContain(`\r\n'=cmd| "x"!A1 \tPress\t`);
});

test('a workbook holds the same, numbers as numbers and words as words; one that is too long is not written', async () => {
  const { head, rows } = table('=1+1 & <b>');
  const sheet = entriesOf((await writeXlsx(head, rows, 100)) ?? Buffer.alloc(0)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t>');
  expect(sheet).toContain('<c><v>5</v></c><c><v>0</v></c><c><v>5</v></c>');
  const again = table('x');
  expect(await writeXlsx(again.head, again.rows, 16)).toBeUndefined();
});
