import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { deleteComment, saveComment } from '../contract.ts';
import { type CommentParts, rulesFor } from './comment-parts.ts';

/** Nobody has more to say; robots have. */
const perMember = { most: 30, seconds: 3_600 };

export const answerSaveComment = ({ store, savedItems, siteOfItem, rateLimit, rulesOf }: CommentParts) =>
  answering(saveComment, async ({ input: { id, text, stars }, site, member }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const { enabled, shownAtOnce } = await rulesFor(rulesOf, owner.value);
    if (!enabled) return failed(failure('commentsOff'));
    if (!(await savedItems(site, [id])).has(id)) return failed(failure('articleIdNotExist'));
    const { allowed, retryAfterSeconds } = await rateLimit.take(`comment ${member.id}`, perMember);
    if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
    const state = shownAtOnce ? 'shown' : 'waiting';
    const comment = { item: id, account: member.id, text, stars: stars ?? null, state } as const;
    return success({ id: await store.add(owner.value.target.id, comment), state });
  });

export const answerDeleteComment = ({ store, siteOfItem }: CommentParts) =>
  answering(deleteComment, async ({ input: { id }, site, member }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const isRemoved = await store.remove(owner.value.target.id, member.id, id);
    return isRemoved ? success({}) : failed(failure('notFound'));
  });
