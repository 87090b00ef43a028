import { isDay } from '../../../../../platform/kernel/day.ts';

const form = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** A day as YYYY-MM-DD. A month stands for its first day, so that things can be put in order. */
export function calendarDate(written: string | null | undefined): string | undefined {
  const [, year, month, day = '01'] = form.exec(written?.trim() ?? '') ?? [];
  if (!year || !month) return undefined;
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}
