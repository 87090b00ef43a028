import { isId } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { type CounterException, exception } from '../domain/exception.ts';
import { world } from '../domain/identifiers.ts';
import { readPeriod } from '../domain/period.ts';
import type { Report } from '../domain/report.ts';
import { type Metric, reportKinds } from '../domain/report-kinds.ts';
import { readQuestion } from '../domain/report-question.ts';
import type { Account, CounterUses } from '../store/postgres-counter-uses.ts';
import type { CounterKeys } from './counter-keys.ts';
import type { Institution, MakeReport, Platform } from './make-report.ts';

interface Parts {
  readonly keys: CounterKeys;
  readonly uses: CounterUses;
  readonly make: MakeReport;
  readonly clock: Clock;
}

interface MonthOfUse {
  readonly month: string;
  readonly investigations: number;
  readonly requests: number;
}

type Answered<Value> = Promise<Result<Value, CounterException>>;
const mostMembers = 5_000;

export type CounterReports = ReturnType<typeof createCounterReports>;

/** The reports for a library's program, or the reason why there is none. */
export function createCounterReports({ keys, uses, make, clock }: Parts) {
  /** An institution with those who belong to it, or the world. */
  async function institution({ site, defaultLanguage }: Platform, id: string): Promise<Institution | undefined> {
    if (id === world) return { id: world, name: 'The World', ror: null, customers: null };
    const accounts = isId(id) ? await uses.accounts(site, id) : undefined;
    if (!accounts) return undefined;
    const { self, members } = accounts;
    return {
      id,
      name: nameOf(self, defaultLanguage),
      ror: self.ror,
      customers: [self, ...members].map((one) => one.id),
    };
  }

  /** Whose reports these credentials open. */
  async function admit(platform: Platform, given: URLSearchParams, needed: readonly string[]): Answered<Institution> {
    const { site } = platform;
    const missing = ['customer_id', 'requestor_id', 'api_key', ...needed].filter((name) => !given.get(name));
    if (missing.length > 0) return failed(exception(1030, `Missing: ${missing.join(', ')}`));
    const [customer = '', requestor = '', key = ''] = ['customer_id', 'requestor_id', 'api_key'].map(
      (name) => given.get(name) ?? '',
    );
    if (!/^[\w.@-]{1,100}$/.test(requestor) || !(await keys.knowsRequestor(site, requestor)))
      return failed(exception(2000));
    const opened = await keys.opens(site, requestor, key);
    if (!opened) return failed(exception(2020));
    if (customer === world && opened.customer !== null) return failed(exception(2010));
    const found = await institution(platform, customer);
    const own = opened.customer === null || opened.customer === customer;
    const isMember =
      !own && opened.customer !== null
        ? (await uses.accounts(site, opened.customer))?.members.some(({ id }) => id === customer)
        : false;
    return found && (own || isMember) ? success(found) : failed(exception(2010));
  }

  return {
    closedMonths: uses.closedMonths,
    institution,
    customers: (site: number) => uses.customers(site, mostMembers),

    /** What an institution used in its latest closed months, the oldest first. */
    async byMonth({ site }: Platform, { customers }: Institution, most: number): Promise<readonly MonthOfUse[]> {
      const months = (await uses.closedMonths(site)).slice(-most);
      const used = await uses.ofPlatform({ site, customers, months });
      return months.map((month) => {
        const ofMonth = used.filter((use) => use.month === month);
        const sum = (metric: Metric) => ofMonth.reduce((total, { counts }) => total + (counts[metric] ?? 0), 0);
        return { month, investigations: sum('Total_Item_Investigations'), requests: sum('Total_Item_Requests') };
      });
    },

    async members(platform: Platform, given: URLSearchParams): Answered<readonly object[]> {
      const admitted = await admit(platform, given, []);
      if (!admitted.ok) return admitted;
      const { id, name, customers } = admitted.value;
      const accounts =
        customers === null
          ? await uses.customers(platform.site, mostMembers)
          : ((await uses.accounts(platform.site, id))?.members ?? []);
      const members = accounts.map((account) => ({
        Institution_Name: nameOf(account, platform.defaultLanguage),
        Customer_ID: account.id,
      }));
      return success(members.length > 0 ? members : [{ Institution_Name: name, Customer_ID: id }]);
    },

    async list(platform: Platform, given: URLSearchParams): Answered<readonly object[]> {
      const admitted = await admit(platform, given, []);
      if (!admitted.ok) return admitted;
      const closed = await uses.closedMonths(platform.site);
      const [first, last] = [closed[0], closed.at(-1)];
      if (!first || !last) return failed(exception(1000, 'No month is closed yet'));
      return success(
        reportKinds.map(({ id, name, description }) => ({
          Report_Name: name,
          Report_ID: id,
          Release: '5.1',
          Report_Description: description,
          Path: `/r51/reports/${id.toLowerCase()}`,
          First_Month_Available: first,
          Last_Month_Available: last,
        })),
      );
    },

    async report(platform: Platform, id: string, given: URLSearchParams): Answered<Report> {
      const kind = reportKinds.find((one) => one.id.toLowerCase() === id.toLowerCase());
      if (!kind) return failed(exception(3000));
      const admitted = await admit(platform, given, ['begin_date', 'end_date']);
      if (!admitted.ok) return admitted;
      return this.of(platform, admitted.value, kind.id, given);
    },

    /** For whoever may see it anyway. */
    async of(platform: Platform, institution: Institution, id: string, given: URLSearchParams): Answered<Report> {
      const kind = reportKinds.find((one) => one.id === id);
      if (!kind) return failed(exception(3000));
      const closed = await uses.closedMonths(platform.site);
      const period = readPeriod(given.get('begin_date') ?? '', given.get('end_date') ?? '', closed, clock.now());
      if (!period.ok) return period;
      return success(await make(platform, institution, readQuestion(kind, given, period.value, platform.name)));
    },
  };
}

/** An institution without a name has at least its number. */
const nameOf = ({ name, id }: Account, language: Platform['defaultLanguage']): string => {
  const said = textFor(name, language, language);
  return said.length >= 2 ? said : id;
};
