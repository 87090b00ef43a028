import { answering, type ConsoleRequest } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { ManageWebhooks } from '../use-cases/manage-webhooks.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  sendWebhookAgain,
  testWebhook,
} from '../webhooks.contract.ts';

const actorOf = ({ site, consoleUser }: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: site.host.id,
  account: consoleUser.account,
});

export const answerWebhooks = (webhooks: ManageWebhooks) => [
  answering(listWebhooks, async ({ site, input }) => {
    const { deliveries, total } = await webhooks.store.deliveries(site.host.id, input);
    return success({
      webhooks: await webhooks.store.list(site.host.id),
      deliveries: presentPage(deliveries, total, input),
      targets: webhooks.targets,
    });
  }),
  answering(addWebhook, (request) => webhooks.add(actorOf(request), request.input)),
  answering(changeWebhook, (request) => webhooks.change(actorOf(request), request.input.id, request.input)),
  answering(removeWebhook, (request) => webhooks.remove(actorOf(request), request.input.id)),
  answering(testWebhook, async ({ site, input }) => {
    const sent = await webhooks.store.test({ site: site.host.id, id: input.id });
    return sent ? success(sent) : failed(failure('notFound'));
  }),
  answering(sendWebhookAgain, async ({ site, input }) =>
    (await webhooks.store.sendAgain({ site: site.host.id, id: input.delivery }))
      ? success({})
      : failed(failure('notFound')),
  ),
];
