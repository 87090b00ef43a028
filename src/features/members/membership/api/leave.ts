import { answering } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { deleteAccount, exportData } from '../contract.ts';
import { copyOf, type PersonalDataStore } from '../use-cases/personal-data.ts';

/** What a member shows to prove that it is they who ask, and not someone at their open browser. */
export interface Proof {
  readonly password?: string | { readonly keyId: string; readonly value: string } | undefined;
  readonly code?: string | undefined;
}

export type ConfirmIdentity = (account: string, credential: Proof, from: string) => Promise<Result<unknown, Failure>>;

export const answerExportData = (personal: PersonalDataStore, clock: Clock) =>
  answering(exportData, async ({ member }) => {
    const taken = clock.now();
    return success({
      name: `my-data-${taken.toISOString().slice(0, 10)}.json`,
      contentType: 'application/json',
      content: copyOf(await personal.read(member.id), taken),
    });
  });

export const answerDeleteAccount = (personal: PersonalDataStore, confirm: ConfirmIdentity) =>
  answering(deleteAccount, async ({ input, member, trace, forgetsSession }) => {
    if (await personal.isLastOperator(member.id)) return failed(failure('lastOperator'));
    const confirmed = await confirm(member.id, input, trace.address);
    if (!confirmed.ok) return confirmed;
    if (!(await personal.delete(member.id))) return failed(failure('lastOperator'));
    forgetsSession();
    return success({});
  });
