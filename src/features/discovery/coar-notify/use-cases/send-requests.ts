import { type DueWorker, dueWorker, silentPauses } from '../../../../platform/kernel/due-work.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { Outgoing } from '../../../../platform/ports/outgoing.ts';
import { writtenOffer, writtenReview, writtenUndo } from '../domain/written-notification.ts';
import type { RequestSendingStore } from '../store/postgres-requests.ts';

const mostAtOnce = 8;
/** Longer than a try may take: by then its worker is dead. */
const heldSeconds = 30;
/** What another try would not change; 408 and 429 ask for one. */
const isFinal = (code: number): boolean => code >= 400 && code < 500 && code !== 408 && code !== 429;

interface Parts {
  readonly sending: RequestSendingStore;
  readonly outgoing: Outgoing;
  readonly siteCited: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
  readonly log: Log;
}

type Which = Awaited<ReturnType<RequestSendingStore['take']>>[number];

/** Sends requests to services, with the same id at every try, so that an inbox recognises a repetition. */
export function sendingRequests({ sending, outgoing, siteCited, log }: Parts): DueWorker {
  async function send(which: Which): Promise<void> {
    const [waiting, site] = await Promise.all([sending.read(which), siteCited(which.site)]);
    if (!waiting || !site) return void (await sending.drop(which));
    const { kind, message, undo, review, origin, inbox, item, doi, isPublished, tries } = waiting;
    // What was withdrawn meanwhile nobody is asked to review; what was asked before can still be taken back.
    if (!isPublished && undo === null)
      return sending.complete(which, { isTaken: false, code: null, problem: 'withdrawn', againSeconds: undefined });
    const offer = {
      id: message,
      kind,
      target: { id: origin, inbox },
      site: { id: site.origin, inbox: `${site.origin}/inbox`, name: site.name },
      paper: {
        page: site.origin + itemAddress({ kind: 'article', id: item, doi }),
        jats: `${site.origin}/article/${item}.xml`,
        doi,
      },
    };
    const posted = await outgoing.post(
      inbox,
      { 'content-type': 'application/ld+json;profile="https://www.w3.org/ns/activitystreams"' },
      review
        ? writtenReview({ ...offer, review: { ...review, page: `${site.origin}${review.path}` } })
        : undo === null
          ? writtenOffer(offer)
          : writtenUndo(offer, undo),
    );
    const code = posted.code ?? null;
    await sending.complete(which, {
      isTaken: code !== null && code >= 200 && code < 300,
      code,
      problem: 'problem' in posted ? posted.problem : null,
      againSeconds: code !== null && isFinal(code) ? undefined : silentPauses[tries],
    });
  }

  return dueWorker<Which>({
    most: mostAtOnce,
    take: (room) => sending.take(room, heldSeconds),
    work: send,
    failed: (which, problem) => log.error({ ...which, problem }, 'a request waits for its engines'),
  });
}
