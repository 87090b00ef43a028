import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getArticlesByPeriodicalIdGroupByColumn } from '../contract.ts';
import { byColumn } from '../domain/by-column.ts';
import type { PaperLists } from '../use-cases/paper-lists.ts';
import { presentPaper, written } from './present-paper.ts';

export const answerGetArticlesOfPeriod = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getArticlesByPeriodicalIdGroupByColumn, async ({ input, site, language, shows }) => {
    const owner = await siteOfItem(site, input.id);
    if (!owner.ok) return owner;
    const period = await lists.period(owner.value, input.id);
    if (!period) return failed(failure('notFound'));
    const papers = await lists.ofPeriod(owner.value, period.id, input);
    // The period's key stands for the list: it changes when a paper comes or goes.
    for (const id of [period.id, period.journal, ...papers.map((paper) => paper.id)]) shows(itemKey(id));
    const reader = { language, siteLanguage: owner.value.target.defaultLanguage };
    return success(
      byColumn(papers).map(({ names, papers: inColumn }) => ({
        column: textFor(names, reader.language, reader.siteLanguage),
        names: written(names),
        content: inColumn.map((paper) => presentPaper(paper, reader)),
      })),
    );
  });
