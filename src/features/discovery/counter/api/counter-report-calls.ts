import type { FilesInTurn } from '../../../../platform/contract/files-in-turn.ts';
import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { exportCounterReport, getCounter } from '../contract.ts';
import type { CounterReports } from '../use-cases/counter-reports.ts';
import type { ExportReport } from '../use-cases/export-report.ts';

export const counterReportHandlers = (reports: CounterReports, exported: ExportReport, inTurn: FilesInTurn) => [
  answering(getCounter, async ({ site: { host } }) => {
    const [customers, months] = await Promise.all([reports.customers(host.id), reports.closedMonths(host.id)]);
    return success({ customers: customers.map(({ id, name }) => ({ id, name })), months });
  }),

  answering(exportCounterReport, ({ site: { host }, input: { customer, ...wanted } }) =>
    inTurn(host.id, () => exported(host, { ...wanted, customer: customer || null })),
  ),
];
