import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { claimExpert, myClaim, releaseClaim, saveClaim } from '../contract.ts';
import { claimState, isSameOrcid } from '../domain/claim-state.ts';
import { ownWordsProblems, tidied } from '../domain/own-words.ts';
import type { ClaimStore } from '../store/postgres-claims.ts';

/** The published record of a person, where the asked one was merged the one that stands. */
interface PersonRecord {
  readonly id: Id;
  readonly orcid: string | null;
}

export interface ClaimParts {
  readonly store: ClaimStore;
  readonly siteOfItem: SiteOfItem;
  readonly recordOf: (site: SiteContext, id: Id) => Promise<PersonRecord | undefined>;
  /** The ORCID iD that an account proved. */
  readonly provenOrcid: (account: string) => Promise<string | null>;
}

const nothingWritten = { introduction: '', website: '', researchFields: [] };

export function answerClaims({ store, siteOfItem, recordOf, provenOrcid }: ClaimParts) {
  const find = async (asking: SiteContext, id: Id): Promise<Result<PersonRecord & { site: number }, Failure>> => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const record = await recordOf(owner.value, id);
    return record ? success({ ...record, site: owner.value.target.id }) : failed(failure('notFound'));
  };

  return [
    answering(myClaim, async ({ input, site, member }) => {
      const record = await find(site, input.id);
      if (!record.ok) return record;
      const { id, orcid: recorded } = record.value;
      const [claim, proven] = await Promise.all([store.of(record.value.site, id), provenOrcid(member.id)]);
      const valid = claim && isSameOrcid(claim.orcid, recorded) ? claim : null;
      const state = claimState({ recorded, proven, owner: valid?.account ?? null, member: member.id });
      if (state !== 'mine' || !valid) return success({ state, ...nothingWritten });
      const { introduction, website, researchFields } = valid;
      return success({ state, introduction, website, researchFields: [...researchFields] });
    }),

    answering(claimExpert, async ({ input, site, member }) => {
      const record = await find(site, input.id);
      if (!record.ok) return record;
      const { id, orcid } = record.value;
      if (orcid === null || !isSameOrcid(orcid, await provenOrcid(member.id))) return failed(failure('orcidDiffers'));
      const claim = await store.of(record.value.site, id);
      const isMine = claim?.account === member.id && isSameOrcid(claim.orcid, orcid);
      if (!isMine) await store.give(record.value.site, id, member.id, orcid);
      return success({});
    }),

    answering(saveClaim, async ({ input, site, member }) => {
      const words = tidied(input);
      const [wrong] = ownWordsProblems(words);
      if (wrong) return failed(failure(wrong.problem));
      const record = await find(site, input.id);
      if (!record.ok) return record;
      const isWritten = await store.write(record.value.site, record.value.id, member.id, words);
      return isWritten ? success({}) : failed(failure('notFound'));
    }),

    answering(releaseClaim, async ({ input, site, member }) => {
      const record = await find(site, input.id);
      if (!record.ok) return record;
      const isReleased = await store.release(record.value.site, record.value.id, member.id);
      return isReleased ? success({}) : failed(failure('notFound'));
    }),
  ];
}
