import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { hostNameOf } from '../../../../platform/contract/host-name.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import {
  addOrcidWorksAgain,
  beginOrcidConsent,
  completeOrcidConsent,
  getOrcidWorks,
  withdrawOrcidConsent,
} from '../contract.ts';
import type { OrcidWorkStore } from '../store/postgres-orcid-works.ts';
import type { ManageConsent } from '../use-cases/manage-consent.ts';

interface Parts {
  readonly store: OrcidWorkStore;
  readonly manage: ManageConsent;
  readonly isOffered: (site: number) => boolean;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly originOfHost: (host: string) => string;
  readonly rateLimit: RateLimit;
}

interface Asking {
  readonly site: SiteContext;
  readonly member: { readonly id: string };
}

/** Of one member: ways to ORCID and back, and other changes. */
const rate = { most: 30, seconds: 3_600 } as const;
const recordOf = ({ site, member }: Asking) => ({ site: site.host.id, account: member.id });

export const answerOrcidWorks = (parts: Parts): AnyHandler[] => {
  const { store, manage, isOffered, provenOrcid, originOfHost, rateLimit } = parts;
  const mayGoOn = async ({ member }: Asking) => (await rateLimit.take(`orcid ${member.id}`, rate)).allowed;
  const tooMany = failed(failure('tooManyRequests'));

  return [
    answering(getOrcidWorks, async (request) => {
      const which = recordOf(request);
      const [orcid, consent, { works, total }] = await Promise.all([
        provenOrcid(which.account),
        store.consent(which),
        store.list(which, request.input),
      ]);
      return success({
        isOffered: isOffered(which.site),
        orcid,
        state: consent?.state ?? ('none' as const),
        since: consent?.since ?? null,
        isWaiting: consent?.isWaiting ?? false,
        works: presentPage(works, total, request.input),
      });
    }),

    answering(beginOrcidConsent, async (request) =>
      (await mayGoOn(request))
        ? manage.begin(recordOf(request), `${originOfHost(hostNameOf(request.from))}/login`)
        : tooMany,
    ),

    answering(completeOrcidConsent, async (request) =>
      (await mayGoOn(request)) ? manage.complete(recordOf(request), request.input.code, request.input.state) : tooMany,
    ),

    answering(withdrawOrcidConsent, async (request) => manage.withdraw(recordOf(request))),

    answering(addOrcidWorksAgain, async (request) => {
      if (!(await mayGoOn(request))) return tooMany;
      const which = recordOf(request);
      return success({ works: await store.atSite(which.site, (transaction) => store.again(transaction, which)) });
    }),
  ];
};
