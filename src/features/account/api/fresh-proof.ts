import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';
import { isProofFresh } from '../domain/fresh-proof.ts';
import { confirmIdentity } from '../session.contract.ts';
import type { ConfirmIdentity } from '../use-cases/confirm-identity.ts';

/** Whether the owner of the asking session proved lately who they are. */
export type HasFreshProof = (request: Pick<CallRequest<unknown>, 'session'>) => Promise<boolean>;

export const createHasFreshProof =
  (sessions: Sessions, clock: Clock): HasFreshProof =>
  async ({ session }) =>
    session !== undefined && isProofFresh(await sessions.provenAt(session), clock.now());

export const answerConfirmIdentity = (sessions: Sessions, confirm: ConfirmIdentity) =>
  answering(confirmIdentity, async ({ input, member, session }) => {
    if (!member || session === undefined) return failed(failure('loginRequired'));
    const confirmed = await confirm(member.id, input, 'confirm');
    if (!confirmed.ok) return confirmed;
    await sessions.proveAgain(session);
    return success({});
  });
