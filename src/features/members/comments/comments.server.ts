import { answering } from '../../../platform/contract/handler.ts';
import { presentPage, savedPresenter } from '../../../platform/contract/saved-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { postgresItems } from '../../../platform/item/item-store.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SavedItems } from '../../../platform/kernel/saved-item.ts';
import type { SiteContext, SiteIdentity } from '../../../platform/kernel/site-context.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import { pictureAddress } from '../../../platform/ports/member-pictures.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { deleteComment, listComments, listForModeration, moderate, myComments, saveComment } from './contract.ts';
import { visibleName } from './domain/comment-rules.ts';
import { postgresComments } from './store/postgres-comments.ts';
import { createModeration } from './use-cases/moderation.ts';

interface Parts {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly rulesOf: (site: SiteIdentity) => Promise<{ readonly enabled: boolean; readonly publishesAtOnce: boolean }>;
  readonly notify: Notify;
  readonly record: RecordAction;
}

/** Nobody has more to say; robots have. */
const perMember = { most: 30, seconds: 3_600 };

export function createCommenting(parts: Parts) {
  const { database, directory, savedItems, siteOfItem, rateLimit, rulesOf, notify, record } = parts;
  const store = postgresComments(database);
  const items = postgresItems(database);
  const titleOf = async (site: number, id: string) => {
    const [[item], entry] = await Promise.all([
      items.read({ reads: [site], writes: null }, [id]),
      directory.byId(site),
    ]);
    const language = entry?.defaultLanguage ?? 'en';
    return item ? textFor(item.titles, language, language) : '';
  };
  const moderation = createModeration({ database, store, titleOf, notify, record });

  /** Both must want comments: the site that publishes the item, and the site at whose host it is read. */
  const rulesFor = async ({ host, target }: SiteContext) => {
    const owner = await rulesOf(target);
    const here = host.id === target.id ? owner : await rulesOf(host);
    return { enabled: owner.enabled && here.enabled, publishesAtOnce: owner.publishesAtOnce };
  };

  const handlers = [
    answering(listComments, async ({ input, site, shows }) => {
      const owner = await siteOfItem(site, input.id);
      if (!owner.ok) return owner;
      const { target } = owner.value;
      // A comment that comes or goes changes the numbers of its item, and so its mark.
      shows(itemKey(input.id));
      shows(frameKey(target.id));
      const { enabled } = await rulesFor(owner.value);
      if (!enabled) return success({ ...presentPage([], 0, input), enabled, score: null });
      const { comments, total, score } = await store.visible(target.id, input.id, input);
      const writers = await store.writers(comments.map(({ account }) => account));
      const content = comments.map(({ account, ...comment }) => {
        const writer = writers.get(account);
        const avatar = writer?.avatar ? pictureAddress(writer.avatar) : null;
        return { ...comment, name: visibleName(writer?.userName ?? ''), avatar };
      });
      return success({ ...presentPage(content, total, input), enabled, score });
    }),

    answering(saveComment, async ({ input: { id, text, stars }, site, member }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner;
      const { enabled, publishesAtOnce } = await rulesFor(owner.value);
      if (!enabled) return failed(failure('commentsOff'));
      if (!(await savedItems(site, [id])).has(id)) return failed(failure('articleIdNotExist'));
      const { allowed, retryAfterSeconds } = await rateLimit.take(`comment ${member.id}`, perMember);
      if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
      const state = publishesAtOnce ? 'shown' : 'waiting';
      const comment = { item: id, account: member.id, text, stars: stars ?? null, state } as const;
      return success({ id: await store.add(owner.value.target.id, comment), state });
    }),

    answering(deleteComment, async ({ input: { id }, site, member }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner;
      const isRemoved = await store.remove(owner.value.target.id, member.id, id);
      return isRemoved ? success({}) : failed(failure('notFound'));
    }),

    answering(myComments, async (request) => {
      const { input, site, member } = request;
      const { comments, total } = await store.of(site.reads, member.id, input);
      const ids = comments.map(({ item }) => item);
      const present = await savedPresenter(savedItems, request, ids);
      const content = comments.map(({ item, account, ...comment }) => ({
        ...comment,
        item: present({ id: item, kind: '', titles: {}, at: comment.writtenAt }),
      }));
      return success(presentPage(content, total, input));
    }),

    answering(listForModeration, async (request) => {
      const { input, site } = request;
      const { comments, total } = await store.inState(site.host.id, input.state, input);
      const writers = await store.writers(comments.map(({ account }) => account));
      const ids = comments.map(({ item }) => item);
      const present = await savedPresenter(savedItems, request, ids);
      const content = comments.map(({ item, account, ...comment }) => {
        const about = present({ id: item, kind: '', titles: {}, at: comment.writtenAt });
        const by = writers.get(account)?.userName ?? '';
        return { ...comment, by, title: about.resName, url: about.url };
      });
      return success(presentPage(content, total, input));
    }),

    answering(moderate, async ({ input, site, consoleUser }) => {
      const decided = await moderation.decide(site.host.id, input.ids, input.decision, consoleUser.account);
      return success({ changed: decided.length });
    }),
  ];
  return { handlers, moderation };
}
