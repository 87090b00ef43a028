import { answering } from '../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';
import { beginProof, proveAgain } from '../contract.ts';
import type { ProofStore } from '../use-cases/proof-store.ts';
import type { SecondProof } from '../use-cases/second-proof.ts';

interface Shown {
  readonly password?: string | { readonly keyId: string; readonly value: string } | undefined;
  readonly code?: string | undefined;
}

interface Parts {
  readonly second: SecondProof;
  readonly proofs: ProofStore;
  readonly sessions: Sessions;
  /** Whether it is the account's owner who asks, and not someone at their open browser. */
  readonly confirmIdentity: (account: string, shown: Shown) => Promise<Result<unknown, Failure>>;
}

export const answerSecondProof = ({ second, proofs, sessions, confirmIdentity }: Parts) => [
  answering(beginProof, async ({ input, member, site }) => {
    if (!member) return failed(failure('loginRequired'));
    const known = await proofs.of(member.id);
    // Who can prove it already does so first: a stolen password must not be enough to add an app of one's own.
    if ((known.app || known.passkey) && !member.isAssured) return failed(failure('secondProofRequired'));
    const confirmed = await confirmIdentity(member.id, input);
    return confirmed.ok ? second.begin(member.id, site.host.sld) : confirmed;
  }),

  answering(proveAgain, async ({ input, member, session }) => {
    if (!member || !session) return failed(failure('loginRequired'));
    const proven = await second.prove(member.id, input.code);
    if (!proven.ok) return proven;
    await sessions.assure(session);
    return success({});
  }),
];
