import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { expertArticles } from '../contract.ts';
import { presentHit } from '../domain/present-hit.ts';
import { shownDocument } from '../domain/shown-document.ts';
import type { FindExpertPapers } from '../use-cases/expert-papers.ts';

export const answerExpertArticles = (find: FindExpertPapers, siteOfItem: SiteOfItem) =>
  answering(expertArticles, async ({ input: { expertId, page, size }, site: asking, language, shows }) => {
    const owner = await siteOfItem(asking, expertId);
    if (!owner.ok) return owner;
    const found = await find(owner.value, expertId, { page, size });
    if (!found) return failed(failure('notFound'));
    for (const shown of [expertId, ...found.papers.map(({ id }) => id)]) shows(itemKey(shown));
    const reader = { language, siteLanguage: owner.value.target.defaultLanguage };
    return success({
      content: found.papers.map((paper) =>
        presentHit(
          { id: paper.id, site: paper.site, kind: paper.kind, shown: shownDocument(paper), marked: {}, matched: [] },
          reader,
        ),
      ),
      totalElements: found.total,
      totalIsLowerBound: found.totalIsLowerBound,
      totalPages: Math.ceil(found.total / size),
      page,
      size,
    });
  });
