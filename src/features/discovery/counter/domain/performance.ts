import type { AccessType, Attribute, Metric } from './report-kinds.ts';
import type { ReportQuestion } from './report-question.ts';

/** The use of one thing in one month, as it was counted. */
export interface Use {
  readonly month: string;
  readonly dataType: string;
  readonly yop: string;
  readonly access: AccessType;
  readonly counts: Readonly<Partial<Record<Metric, number>>>;
}

export interface AttributePerformance {
  readonly Data_Type?: string;
  readonly YOP?: string;
  readonly Access_Type?: AccessType;
  readonly Access_Method?: 'Regular';
  readonly Performance: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Whether the filters of a report let a use through. */
const isWanted = ({ dataTypes, accessTypes, years, isRegular }: ReportQuestion, use: Use): boolean =>
  isRegular &&
  (dataTypes?.includes(use.dataType) ?? true) &&
  (accessTypes?.includes(use.access) ?? true) &&
  (years?.some(([from, to]) => use.yop >= from && use.yop <= to) ?? true);

/** The uses of one thing by the attributes that are shown; months and metrics without use are left out. */
export function performanceOf(question: ReportQuestion, uses: readonly Use[]): AttributePerformance[] {
  const wanted = uses.filter((use) => isWanted(question, use));
  const groups = Map.groupBy(wanted, (use) => JSON.stringify(attributesOf(use, question.shows)));
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const performance = sums(question, [first, ...others]);
      return Object.keys(performance).length > 0
        ? [{ ...attributesOf(first, question.shows), Performance: performance }]
        : [];
    });
}

const attributesOf = (use: Use, shows: readonly Attribute[]) => ({
  ...(shows.includes('Data_Type') && { Data_Type: use.dataType }),
  ...(shows.includes('YOP') && { YOP: use.yop }),
  ...(shows.includes('Access_Type') && { Access_Type: use.access }),
  ...(shows.includes('Access_Method') && { Access_Method: 'Regular' as const }),
});

function sums({ metrics, isTotal, period }: ReportQuestion, uses: readonly Use[]) {
  const found: Record<string, Record<string, number>> = {};
  for (const metric of metrics) {
    const months: Record<string, number> = {};
    for (const { month, counts } of uses) {
      const count = counts[metric] ?? 0;
      const key = isTotal ? period.begin : month;
      if (count > 0) months[key] = (months[key] ?? 0) + count;
    }
    if (Object.keys(months).length > 0) found[metric] = Object.fromEntries(Object.entries(months).toSorted(byMonth));
  }
  // No licence here bounds how many may read at once, which is said where denials are: the schema wants both or none.
  if (found.No_License && metrics.includes('Limit_Exceeded'))
    found.Limit_Exceeded = Object.fromEntries(Object.keys(found.No_License).map((month) => [month, 0]));
  return found;
}

const byMonth = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1);
