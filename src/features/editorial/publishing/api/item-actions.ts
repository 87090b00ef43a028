import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { bringBack, getItemState, publishIssue, publishNotice, withdraw } from '../contract.ts';
import type { PublishingStore } from '../store/postgres-publishing.ts';
import type { Editor, ItemActions } from '../use-cases/item-actions.ts';

export const answerItemActions = (store: Pick<PublishingStore, 'state'>, actions: ItemActions) => [
  answering(getItemState, async ({ site, input: { id } }) => {
    const state = await store.state(site.host.id, id);
    return state ? success(state) : failed(failure('notFound'));
  }),

  answering(withdraw, async (request) => {
    const { id, reasons, name } = request.input;
    const editor = editorOf(request);
    return name === editor.site.sld ? actions.withdraw(editor, id, reasons) : failed(failure('nameToConfirm'));
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
