import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage, presentSaved } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { listForModeration, moderate } from '../contract.ts';
import type { Moderation } from '../use-cases/moderation.ts';
import type { CommentParts } from './comment-parts.ts';

export const answerModeration = (
  moderation: Moderation,
  { store, savedItems }: Pick<CommentParts, 'store' | 'savedItems'>,
) => [
  answering(listForModeration, async ({ input, site, language }) => {
    const { comments, total } = await moderation.inState(site.host.id, input.state, input);
    const writers = await store.writers(comments.map(({ account }) => account));
    const found = await savedItems(
      site,
      comments.map(({ item }) => item),
    );
    const asking = { language, siteLanguage: site.host.defaultLanguage };
    const content = comments.map(({ id, item, account, text, stars, writtenAt }) => {
      const about = presentSaved({ id: item, kind: '', titles: {}, at: writtenAt }, found.get(item), asking);
      const by = writers.get(account)?.userName ?? '';
      return { id, text, stars, writtenAt, by, title: about.resName, url: about.url };
    });
    return success(presentPage(content, total, input));
  }),

  answering(moderate, async ({ input, site, consoleUser }) => {
    const decided = await moderation.decide(site.host.id, input.ids, input.decision, consoleUser?.account ?? null);
    return success({ changed: decided.length });
  }),
];
