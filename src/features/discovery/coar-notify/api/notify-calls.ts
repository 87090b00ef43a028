import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import {
  addRequest,
  decideAnnouncement,
  getAnnounced,
  listAnnouncements,
  listRequests,
  removeService,
  saveService,
  undoRequest,
} from '../contract.ts';
import { announcementStates } from '../domain/notification.ts';
import type { AnnouncementStore } from '../store/postgres-announcements.ts';
import type { RequestStore } from '../store/postgres-requests.ts';
import type { ServiceStore } from '../store/postgres-services.ts';
import type { ManageNotify } from '../use-cases/manage-notify.ts';

interface Parts {
  readonly services: ServiceStore;
  readonly announcements: AnnouncementStore;
  readonly requests: RequestStore;
  readonly manage: ManageNotify;
  readonly siteOfItem: SiteOfItem;
  readonly originOf: (site: number) => Promise<string>;
}

const actorOf = ({ site, consoleUser }: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: site.host.id,
  account: consoleUser.account,
});

export const answerNotify = ({ services, announcements, requests, manage, siteOfItem, originOf }: Parts) => [
  answering(getAnnounced, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    shows(itemKey(id));
    shows(frameKey(owner.value.target.id));
    return success({ announced: await announcements.published(owner.value, id) });
  }),
  answering(listAnnouncements, async ({ site: { host }, input }) => {
    const [origin, known, counted, found] = await Promise.all([
      originOf(host.id),
      services.list(host.id),
      announcements.counts(host.id),
      announcements.list(host.id, input),
    ]);
    const countOf = (state: string) => counted.find((one) => one.state === state)?.count ?? 0;
    const [waiting, accepted, rejected, undone] = announcementStates.map(countOf) as [number, number, number, number];
    return success({
      inbox: `${origin}/inbox`,
      services: known,
      counts: { waiting, accepted, rejected, undone },
      announcements: presentPage(found.announcements, found.total, input),
    });
  }),
  answering(decideAnnouncement, (request) => manage.decide(actorOf(request), request.input.id, request.input.accept)),
  answering(saveService, (request) => manage.save(actorOf(request), request.input)),
  answering(removeService, (request) => manage.remove(actorOf(request), request.input.id)),
  answering(listRequests, async ({ site: { host }, input }) => {
    const found = await requests.list(host.id, input);
    return success(presentPage(found.requests, found.total, input));
  }),
  answering(addRequest, async (request) =>
    manage.ask(actorOf(request), request.input, await originOf(request.site.host.id)),
  ),
  answering(undoRequest, (request) => manage.undo(actorOf(request), request.input.id)),
];
