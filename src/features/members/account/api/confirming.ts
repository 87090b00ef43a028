import type { Assure } from '../../../../platform/contract/assure.ts';
import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { confirmIdentity, getAssurance } from '../session.contract.ts';
import type { ConfirmIdentity } from '../use-cases/confirm-identity.ts';
import type { StepUp } from './step-up.ts';

/** Showing once more who one is, and whether that is wanted. */
export const answerConfirming = (confirm: ConfirmIdentity, stepUp: StepUp, assure: Assure) => [
  answering(confirmIdentity, async (request) => {
    if (!request.member) return failed(failure('loginRequired'));
    const shown = await confirm(request.member.id, request.input, request.trace.address, 'confirm');
    if (!shown.ok) return shown;
    return (await stepUp(request, shown.value)) ? success({}) : failed(failure('loginRequired'));
  }),

  answering(getAssurance, async ({ member, session }) => {
    const assured = await assure('fresh', member.id, { session });
    return success({ missing: assured.ok ? null : assured.failure.code });
  }),
];
