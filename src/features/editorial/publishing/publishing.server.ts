import { type AnyHandler, answering, type ConsoleRequest } from '../../../platform/contract/handler.ts';
import type { WriteUnits } from '../../../platform/item/writing/write-units.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { bringBack, getItemState, publishIssue, publishNotice, withdraw } from './contract.ts';
import { type PublishingStore, postgresPublishing } from './store/postgres-publishing.ts';
import { type Editor, type ItemActions, itemActions } from './use-cases/item-actions.ts';

interface Parts {
  readonly database: Database;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  readonly today: (site: number) => Promise<string>;
}

export function publishingHandlers(parts: Parts): AnyHandler[] {
  const store = postgresPublishing(parts.database);
  return answerItemActions(store, itemActions({ ...parts, store }));
}

const answerItemActions = (store: Pick<PublishingStore, 'state'>, actions: ItemActions) => [
  answering(getItemState, async ({ site, input: { id } }) => {
    const state = await store.state(site.host.id, id);
    return state ? success(state) : failed(failure('notFound'));
  }),

  answering(withdraw, (request) => {
    const { id, ...wanted } = request.input;
    return actions.withdraw(editorOf(request), id, wanted);
  }),

  answering(bringBack, (request) => actions.bringBack(editorOf(request), request.input.id)),

  answering(publishNotice, (request) => {
    const { id, ...wanted } = request.input;
    return actions.notice(editorOf(request), id, wanted);
  }),

  answering(publishIssue, (request) => actions.publishIssue(editorOf(request), request.input.id)),
];

const editorOf = (request: Pick<ConsoleRequest, 'site' | 'consoleUser'>): Editor => ({
  site: request.site.host,
  account: request.consoleUser.account,
});
