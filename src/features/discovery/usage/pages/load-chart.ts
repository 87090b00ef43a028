import type { RouterContextProvider } from 'react-router';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { namedJournal } from '../../../sites/navigation/parts/named-journal.ts';
import { columnPlace, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getChart } from '../contract.ts';

/** How far back, by the names that rankings have for it. */
export const chartSpans = { '1y': 12, '2y': 24, '3y': 36 } as const;
export type ChartSpan = keyof typeof chartSpans;

const isSpan = (given: string | undefined): given is ChartSpan =>
  given !== undefined && Object.hasOwn(chartSpans, given);

/** /chart: of the site, or of the journal that the address names. */
export async function loadChart(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { columnId, publicationIndexId, window } = page.parameters;
  const place = publicationIndexId ? null : await columnPlace(page);
  const asked = place ? undefined : (publicationIndexId ?? columnId);
  const found = asked ? await namedJournal(page, asked) : null;
  const journal = found?.id === asked && found ? { id: found.id, name: page.say(found.names) } : null;
  const span: ChartSpan = isSpan(window) ? window : '2y';
  const chart = expectAnswer(
    await page.call<typeof getChart>('GET /front/statistics/chart', {
      months: chartSpans[span],
      ...(journal && { publicationIndexId: journal.id }),
    }),
  );
  return { place, journal, span, columnId: place ? (columnId ?? null) : null, chart };
}
