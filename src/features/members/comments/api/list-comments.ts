import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import { pictureAddress } from '../../../../platform/ports/member-pictures.ts';
import { listComments } from '../contract.ts';
import { shownName } from '../domain/shown-name.ts';
import { type CommentParts, rulesFor } from './comment-parts.ts';

export const answerListComments = ({ store, siteOfItem, rulesOf }: CommentParts) =>
  answering(listComments, async ({ input, site, shows }) => {
    const owner = await siteOfItem(site, input.id);
    if (!owner.ok) return owner;
    const { target } = owner.value;
    // A comment that comes or goes changes the numbers of its item, and so its mark.
    shows(itemKey(input.id));
    shows(frameKey(target.id));
    const { enabled } = await rulesFor(rulesOf, owner.value);
    if (!enabled) return success({ ...presentPage([], 0, input), enabled, score: null });
    const { comments, total, score } = await store.shown(target.id, input.id, input);
    const writers = await store.writers(comments.map(({ account }) => account));
    const content = comments.map(({ id, text, stars, account, writtenAt }) => {
      const writer = writers.get(account);
      const avatar = writer?.avatar ? pictureAddress(writer.avatar) : null;
      return { id, text, stars, writtenAt, name: shownName(writer?.userName ?? ''), avatar };
    });
    return success({ ...presentPage(content, total, input), enabled, score });
  });
