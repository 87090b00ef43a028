import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import { getFirstPublishArticlesByPage } from '../contract.ts';
import type { FindFirstPapers } from '../use-cases/find-first-papers.ts';
import type { PaperLists } from '../use-cases/paper-lists.ts';
import { presentPaper } from './present-paper.ts';

export const answerGetFirstPublishArticles = (find: FindFirstPapers, lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getFirstPublishArticlesByPage, async ({ input, site: asking, language, shows }) => {
    const { publicationIndexId: journal = null, state, page, size } = input;
    const owner = journal === null ? success(asking) : await siteOfItem(asking, journal);
    if (!owner.ok) return owner;
    const site = owner.value;
    if (journal !== null && !(await lists.isJournal(site, journal))) return failed(failure('notFound'));
    const { papers, total } = await find(site, { journal, state, page, size });
    shows(frameKey(site.target.id));
    // A journal changes when one of its papers comes or goes, so its key stands for the list.
    for (const id of new Set([journal, ...papers.flatMap((paper) => [paper.journal?.id ?? null, paper.id])]))
      if (id) shows(itemKey(id));
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    return success({
      content: papers.map((paper) => presentPaper(paper, reader)),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      page,
      size,
    });
  });
