import { Readable } from 'node:stream';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import { world } from '../domain/identifiers.ts';
import { monthsBetween } from '../domain/period.ts';
import { reportKinds } from '../domain/report-kinds.ts';
import { tableOf } from '../domain/tabular.ts';
import type { CounterReports } from './counter-reports.ts';
import type { PlatformOf } from './make-report.ts';
import { writeJson } from './write-json.ts';
import { writeTsv, writeXlsx } from './write-tables.ts';

interface Wanted {
  readonly report: string;
  /** Nobody: the world. */
  readonly customer: string | null;
  /** Months. */
  readonly from: string;
  readonly until: string;
  readonly form: 'tsv' | 'xlsx' | 'json';
}

interface Exported {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer | Readable;
}

export type ExportReport = ReturnType<typeof exportReport>;

/** More than this goes into no sheet that a person looks at: it comes as text, a piece at a time. */
const mostSheetRows = 100_000;
const types = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const;

const inFull = {
  platform: {},
  database: {},
  title: { attributes_to_show: 'YOP|Access_Type' },
  item: { attributes_to_show: 'YOP|Access_Type|Authors|Publication_Date', include_parent_details: 'True' },
};

/** A report as a file for a person: all that it can tell apart, and the journal or book of each item. Nothing of nobody. */
export const exportReport =
  (reports: CounterReports, platformOf: PlatformOf) =>
  async (site: SiteIdentity, { report, customer, from, until, form }: Wanted): Promise<Exported | undefined> => {
    const kind = reportKinds.find(({ id }) => id === report);
    const platform = await platformOf(site);
    const institution = await reports.institution(platform, customer ?? world);
    if (!kind || !institution) return undefined;
    const parameters = new URLSearchParams({
      begin_date: from,
      end_date: until,
      ...(!kind.view && inFull[kind.level]),
    });
    const make = async () => {
      const made = await reports.of(platform, institution, kind.id, parameters);
      return made.ok ? made.value : undefined;
    };
    const made = await make();
    if (!made) return undefined;
    const file = (as: keyof typeof types, content: Buffer | Readable): Exported => ({
      name: `${kind.id}-${site.sld}-${from}-${until}.${as}`,
      contentType: types[as],
      content,
    });
    if (form === 'json') return file('json', Readable.from(writeJson(made)));
    const months = monthsBetween(from, until);
    const table = tableOf(kind, made, months);
    const sheet = form === 'xlsx' ? await writeXlsx(table.head, table.rows, mostSheetRows) : undefined;
    if (sheet) return file('xlsx', sheet);
    // The rows of a sheet that became too long were read already.
    const again = form === 'xlsx' ? await make() : undefined;
    const text = again ? tableOf(kind, again, months) : table;
    return file('tsv', Readable.from(writeTsv(text.head, text.rows)));
  };
