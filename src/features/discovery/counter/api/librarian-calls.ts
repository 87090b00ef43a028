import type { FilesInTurn } from '../../../../platform/contract/files-in-turn.ts';
import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Librarians } from '../../../../platform/ports/librarians.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { createMyKey, exportMyReport, getMyUsage, listMyKeys, revokeMyKey } from '../librarian.contract.ts';
import type { CounterKeys } from '../use-cases/counter-keys.ts';
import type { CounterReports } from '../use-cases/counter-reports.ts';
import type { ExportReport } from '../use-cases/export-report.ts';
import type { PlatformOf } from '../use-cases/make-report.ts';

interface Parts {
  readonly librarians: Librarians;
  readonly keys: CounterKeys;
  readonly reports: CounterReports;
  readonly exported: ExportReport;
  readonly inTurn: FilesInTurn;
  readonly platformOf: PlatformOf;
  readonly rateLimit: RateLimit;
}

interface Asking {
  readonly site: SiteContext;
  readonly member: { readonly id: string };
  readonly input: { readonly customer: Id };
}

const plottedMonths = 12;
/** Of one librarian: files of reports, and new keys. */
const rates = { report: { most: 120, seconds: 3_600 }, key: { most: 20, seconds: 3_600 } } as const;

/** The use of an institution, for its librarian. Which customer is requested comes from a browser, so each call looks first whose it is. */
export const librarianHandlers = (parts: Parts): AnyHandler[] => {
  const { librarians, keys, reports, exported, inTurn, platformOf, rateLimit } = parts;
  const isMine = ({ site, member, input }: Asking) => librarians.isLibrarian(site.host.id, member.id, input.customer);
  const mayTake = async (what: keyof typeof rates, { member }: Asking) =>
    (await rateLimit.take(`librarian ${what} ${member.id}`, rates[what])).allowed;
  const notFound = failed(failure('notFound'));
  const tooMany = failed(failure('tooManyRequests'));

  return [
    answering(getMyUsage, async (request) => {
      if (!(await isMine(request))) return notFound;
      const platform = await platformOf(request.site.host);
      const institution = await reports.institution(platform, request.input.customer);
      if (!institution) return notFound;
      const [months, figures] = await Promise.all([
        reports.closedMonths(platform.site),
        reports.byMonth(platform, institution, plottedMonths),
      ]);
      return success({ months, figures: [...figures] });
    }),

    answering(exportMyReport, async (request) => {
      if (!(await isMine(request))) return notFound;
      if (!(await mayTake('report', request))) return tooMany;
      const { host } = request.site;
      return inTurn(host.id, () => exported(host, request.input));
    }),

    answering(listMyKeys, async (request) => {
      if (!(await isMine(request))) return notFound;
      const found = await keys.list(request.site.host.id, request.input.customer);
      return success(
        found.map(({ id, requestor, createdAt, usedOn, revokedAt }) => ({
          id,
          requestor,
          createdAt,
          usedOn,
          revokedAt,
        })),
      );
    }),

    answering(createMyKey, async (request) => {
      const { site, input } = request;
      if (!(await isMine(request))) return notFound;
      if (!(await mayTake('key', request))) return tooMany;
      return keys.create(site.host.id, input.customer, input.requestor, input.replaces);
    }),

    answering(revokeMyKey, async (request) => {
      const { site, input } = request;
      return (await isMine(request)) ? keys.revoke(site.host.id, input.id, input.customer) : notFound;
    }),
  ];
};
