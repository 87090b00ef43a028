import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { type CounterException, exception } from './exception.ts';

/** The requested months, as reports write them. */
export interface Period {
  /** `2026-01` */
  readonly begin: string;
  readonly end: string;
  /** Those of them that are closed. */
  readonly months: readonly string[];
  readonly exceptions: readonly CounterException[];
}

const form = /^([0-9]{4})-(0[1-9]|1[0-2])(?:-([0-3][0-9]))?$/;

/** Columns of a table, at most. */
const mostMonths = 120;

/** The month of a date; nothing for one that is no date. */
function monthOf(date: string): string | undefined {
  const [, year = '', month = '', day = '01'] = form.exec(date) ?? [];
  if (!year || year < '1000') return undefined;
  const known = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return known.toJSON()?.startsWith(`${year}-${month}-${day}`) ? `${year}-${month}` : undefined;
}

/** The closed months between two dates, the oldest first, and what is to be said of the others. */
export function readPeriod(
  begin: string,
  end: string,
  closed: readonly string[],
  now: Date,
): Result<Period, CounterException> {
  const [from, to] = [monthOf(begin), monthOf(end)];
  const current = now.toISOString().slice(0, 7);
  if (!from || !to || from > to || from >= current)
    return failed(exception(3020, 'begin_date and end_date are months that are over, as 2026-01 or 2026-01-01'));
  const last = to < current ? to : monthBefore(current);
  const months = closed.filter((month) => month >= from && month <= to).toSorted();
  const first = closed.toSorted()[0];
  const latest = closed.toSorted().at(-1);
  const exceptions = [
    ...(!latest || latest < to ? [exception(3031, latest ? `There are reports up to ${latest}` : undefined)] : []),
    ...(first && from < first ? [exception(3032, `There are reports from ${first} on`)] : []),
  ];
  return success({ begin: from, end: last, months, exceptions });
}

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** Each month from one to another. */
export function monthsBetween(from: string, until: string): string[] {
  const [year, number] = from.split('-').map(Number) as [number, number];
  const [lastYear, lastNumber] = until.split('-').map(Number) as [number, number];
  const many = Math.min((lastYear - year) * 12 + lastNumber - number + 1, mostMonths);
  return Array.from({ length: Math.max(many, 0) }, (_, place) =>
    new Date(Date.UTC(year, number - 1 + place, 1)).toISOString().slice(0, 7),
  );
}

export const firstDay = (month: string): string => `${month}-01`;

export function lastDay(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
