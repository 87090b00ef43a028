import type { Report, ReportedEntry, ReportedItems, ReportHeader, ReportItem } from './report.ts';
import { metrics, type ReportKind } from './report-kinds.ts';

/** A cell of a report as a table: words, or a number. */
export type Cell = string | number;

interface Table {
  /** What stands above the table. */
  readonly head: readonly (readonly Cell[])[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

const identifiers = ['DOI', 'Proprietary', 'ISBN', 'Print_ISSN', 'Online_ISSN'] as const;
const columnOf = (kind: string) => (kind === 'Proprietary' ? 'Proprietary_ID' : kind);
const parentColumnOf = (kind: string) => `Parent_${columnOf(kind)}`;
const attributes = ['Data_Type', 'YOP', 'Access_Type', 'Access_Method'] as const;

/** A report as COUNTER's table: its header in two columns, an empty line, and a line for each metric. */
export function tableOf(kind: ReportKind, { header, items }: Report, months: readonly string[]): Table {
  const requested = header.Report_Attributes?.Attributes_To_Show as readonly string[] | undefined;
  const listedAttributes = attributes.filter((name) => kind.shows.includes(name) || requested?.includes(name));
  const columnsOf: Readonly<Record<ReportKind['level'], readonly string[]>> = {
    platform: ['Platform'],
    database: ['Database', 'Publisher', 'Publisher_ID', 'Platform', 'Proprietary_ID'],
    title: ['Title', 'Publisher', 'Publisher_ID', 'Platform', ...identifiers.map(columnOf), 'URI'],
    item: [
      ...['Item', 'Publisher', 'Publisher_ID', 'Platform', 'Authors', 'Publication_Date'],
      ...[...identifiers.map(columnOf), 'URI', 'Parent_Title', ...(kind.id === 'IR' ? ['Parent_Data_Type'] : [])],
      ...identifiers.map(parentColumnOf),
    ],
  };
  const columns = columnsOf[kind.level];
  return {
    head: [
      ...headLines(header, kind),
      [],
      [...columns, ...listedAttributes, 'Metric_Type', 'Reporting_Period_Total', ...months.map(monthName)],
    ],
    rows: (async function* () {
      for await (const item of items)
        for (const [entry, parent] of entriesOf(item)) {
          const known = cellsOf(entry, parent);
          for (const performance of entry.Attribute_Performance)
            for (const metric of metrics) {
              const counts = performance.Performance[metric];
              if (!counts) continue;
              const numbers = months.map((month) => counts[month] ?? 0);
              yield [
                ...columns.map((column) => known[column] ?? ''),
                ...listedAttributes.map((name) => performance[name] ?? ''),
                metric,
                numbers.reduce((sum, number) => sum + number, 0),
                ...numbers,
              ];
            }
        }
    })(),
  };
}

const entriesOf = (item: ReportItem): readonly (readonly [ReportedEntry, ReportedItems?])[] =>
  'Items' in item ? item.Items.map((entry) => [entry, item] as const) : [[item]];

const cellsOf = (
  entry: ReportedEntry,
  parent: ReportedItems | undefined,
): Readonly<Record<string, string | undefined>> => ({
  Platform: entry.Platform,
  Title: entry.Title,
  Item: entry.Item,
  Database: entry.Database,
  Publisher: entry.Publisher,
  Publication_Date: entry.Publication_Date,
  Authors: entry.Authors?.map(({ Name, ORCID }) => (ORCID ? `${Name} (ORCID:${ORCID})` : Name)).join('; '),
  ...Object.fromEntries(identifiers.map((kind) => [columnOf(kind), entry.Item_ID?.[kind]])),
  Parent_Title: parent?.Title,
  Parent_Data_Type: parent?.Data_Type,
  ...Object.fromEntries(identifiers.map((kind) => [parentColumnOf(kind), parent?.Item_ID?.[kind]])),
});

function headLines(header: ReportHeader, kind: ReportKind): (readonly string[])[] {
  const { Begin_Date: begin, End_Date: end, Metric_Type: chosen, ...filters } = header.Report_Filters;
  const listed = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('|') : value}`)
      .join('; ');
  const institution = Object.entries(header.Institution_ID).flatMap(([name, ids]) =>
    (ids as readonly string[]).map((id) => (name === 'Proprietary' ? id : `${name}:${id}`)),
  );
  return [
    ['Report_Name', header.Report_Name],
    ['Report_ID', header.Report_ID],
    ['Release', header.Release],
    ['Institution_Name', header.Institution_Name],
    ['Institution_ID', institution.join('; ')],
    ['Metric_Types', ((chosen as readonly string[] | undefined) ?? kind.metrics).join('; ')],
    ['Report_Filters', listed(filters)],
    ['Report_Attributes', listed(header.Report_Attributes ?? {})],
    ['Exceptions', (header.Exceptions ?? []).map(({ Code, Message }) => `${Code}: ${Message}`).join('; ')],
    ['Reporting_Period', `Begin_Date=${begin}; End_Date=${end}`],
    ['Created', header.Created],
    ['Created_By', header.Created_By],
    ['Registry_Record', header.Registry_Record],
  ];
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (month: string): string => `${names[Number(month.slice(5)) - 1]}-${month.slice(0, 4)}`;
