import type { Assure } from '../../../platform/contract/assure.ts';
import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import type { Factor } from '../../../platform/kernel/assurance.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { beginSecondFactor, proveAgain } from '../contract.ts';
import type { ConsoleParts } from '../use-cases/console-parts.ts';

export interface SecondFactorParts extends Pick<ConsoleParts, 'second' | 'notify'> {
  readonly assure: Assure;
  readonly stepUp: (
    request: Pick<CallRequest<unknown>, 'member' | 'session' | 'keepsSession'>,
    factors: readonly Factor[],
  ) => Promise<boolean>;
}

export const answerSecondFactor = ({ second, assure, stepUp, notify }: SecondFactorParts) => [
  answering(beginSecondFactor, ({ member, site }) => second.begin(member.id, site.host.sld)),

  answering(proveAgain, async (request) => {
    const { input, member, session, site } = request;
    const isNew = !(await second.isConfirmed(member.id));
    // The first code of an app adds a factor: what was enough when it was begun may not be any more.
    const assured = isNew ? await assure('fresh', member.id, { session }) : success(undefined);
    if (!assured.ok) return assured;
    const proven = await second.prove(member.id, input.code);
    if (!proven.ok) return proven;
    if (isNew) await notify({ site: site.host.id, account: member.id, about: 'app-added' });
    return (await stepUp(request, ['strong'])) ? success({}) : failed(failure('loginRequired'));
  }),
];
