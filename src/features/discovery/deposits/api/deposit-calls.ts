import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import {
  depositAll,
  dropRegistration,
  getRegistration,
  listDeposits,
  redoDeposits,
  saveRegistration,
} from '../contract.ts';
import { depositStates } from '../domain/deposit.ts';
import type { DepositStore } from '../store/postgres-deposits.ts';
import type { DepositorOf } from '../use-cases/known-depositors.ts';
import type { ManageRegistration } from '../use-cases/manage-registration.ts';
import type { RedoDeposits } from '../use-cases/redo-deposits.ts';

interface Parts {
  readonly store: DepositStore;
  readonly depositorOf: DepositorOf;
  readonly redo: RedoDeposits;
  readonly manage: ManageRegistration;
}

const actorOf = ({ site, consoleUser }: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: site.host.id,
  account: consoleUser.account,
});

export const answerDeposits = ({ store, depositorOf, redo, manage }: Parts) => [
  answering(listDeposits, async ({ site: { host }, input }) => {
    const [{ deposits, total }, counted, depositor] = await Promise.all([
      store.list(host.id, { ...input, state: input.state ?? null }),
      store.counts(host.id),
      depositorOf(host.id),
    ]);
    const countOf = (state: string) => counted.find((one) => one.state === state)?.count ?? 0;
    const [queued, sent, registered, failed] = depositStates.map(countOf) as [number, number, number, number];
    return success({
      registry: depositor?.registration.registry ?? 'none',
      counts: { queued, sent, registered, failed },
      deposits: presentPage(deposits, total, input),
    });
  }),
  answering(redoDeposits, async ({ site: { host }, input: { ids } }) =>
    success({ redone: ids === 'failed' ? await redo.allFailed(host.id) : await redo.some(host.id, ids) }),
  ),
  answering(depositAll, async (request) => success({ works: await redo.everything(actorOf(request)) })),
  answering(getRegistration, async ({ site: { host } }) => success(await manage.show(host.id))),
  answering(saveRegistration, (request) => manage.save(actorOf(request), request.input)),
  answering(dropRegistration, (request) => manage.drop(actorOf(request))),
];
