import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getArticleJumpUrl, getGeneralResourceJumpUrl, getNewsJumpUrl } from '../contract.ts';
import type { FindJump, JumpKind } from '../use-cases/find-jump.ts';

type JumpCall = typeof getArticleJumpUrl | typeof getNewsJumpUrl | typeof getGeneralResourceJumpUrl;

export const answerGetJumpUrl = (find: FindJump, siteOfItem: SiteOfItem) => {
  const jump = (endpoint: JumpCall, kind: JumpKind) =>
    answering(endpoint, async ({ input: { id }, site, shows }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const url = await find(owner.value, kind, id);
      if (url === undefined) return failed(failure('articleIdNotExist'));
      shows(itemKey(id));
      return success({ url });
    });

  return [
    jump(getArticleJumpUrl, 'article'),
    jump(getNewsJumpUrl, 'news'),
    jump(getGeneralResourceJumpUrl, 'general-resource'),
  ];
};
