import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage, presentSaved } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { myComments } from '../contract.ts';
import type { CommentParts } from './comment-parts.ts';

export const answerMyComments = ({ store, savedItems }: CommentParts) =>
  answering(myComments, async ({ input, site, member, language }) => {
    const { comments, total } = await store.of(site.reads, member.id, input);
    const found = await savedItems(
      site,
      comments.map(({ item }) => item),
    );
    const asking = { language, siteLanguage: site.host.defaultLanguage };
    const content = comments.map(({ item, account, ...comment }) => {
      const entry = { id: item, kind: '', titles: {}, at: comment.writtenAt };
      return { ...comment, item: presentSaved(entry, found.get(item), asking) };
    });
    return success(presentPage(content, total, input));
  });
