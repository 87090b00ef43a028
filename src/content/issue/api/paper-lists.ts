import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { nameFor, type Text, textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { OffersOf } from '../../../platform/ports/offers-of.ts';
import {
  getArticlesByPeriodicalIdGroupByColumn,
  getFirstPublishArticlesByPage,
  getJournalColumns,
  getJournalFigures,
  type Paper,
} from '../contract.ts';
import { byColumn, type ListedPaper } from '../domain/listed-paper.ts';
import type { PaperLists } from '../store/postgres-paper-lists.ts';
import type { FindFirstPapers } from '../use-cases/find-first-papers.ts';

export const answerGetArticlesOfPeriod = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getArticlesByPeriodicalIdGroupByColumn, async ({ input, site, language, shows }) => {
    const owner = await siteOfItem(site, input.id);
    if (!owner.ok) return owner;
    const [period, papers] = await Promise.all([
      lists.period(owner.value, input.id),
      lists.ofPeriod(owner.value, input.id, input),
    ]);
    if (!period) return failed(failure('notFound'));
    // The period's key stands for the list: it changes when a paper comes or goes.
    for (const id of [period.id, period.journal, ...papers.map((paper) => paper.id)]) shows(itemKey(id));
    const wanted = [language, owner.value.target.defaultLanguage] as const;
    return success(
      byColumn(papers).map(({ names, papers: inColumn }) => ({
        column: textFor(names, ...wanted),
        names: written(names),
        content: inColumn.map((paper) => presentPaper(paper, wanted)),
      })),
    );
  });

export const answerGetFirstPublishArticles = (
  find: FindFirstPapers,
  lists: PaperLists,
  siteOfItem: SiteOfItem,
  offersOf: OffersOf,
) =>
  answering(getFirstPublishArticlesByPage, async ({ input, site: asking, language, shows }) => {
    const { publicationIndexId: journal = null, state, page, size } = input;
    const owner = journal === null ? success(asking) : await siteOfItem(asking, journal);
    if (!owner.ok) return owner;
    const site = owner.value;
    if (!(await offersOf(site))[state]) return failed(failure('notOffered'));
    if (journal !== null && !(await lists.isJournal(site, journal))) return failed(failure('notFound'));
    const { papers, total } = await find(site, { journal, state, page, size });
    shows(frameKey(site.target.id));
    // A journal changes when one of its papers comes or goes, so its key stands for the list.
    for (const id of new Set([journal, ...papers.flatMap((paper) => [paper.journal?.id ?? null, paper.id])]))
      if (id) shows(itemKey(id));
    return success({
      content: papers.map((paper) => presentPaper(paper, [language, site.target.defaultLanguage])),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      page,
      size,
    });
  });

export const answerGetJournalFigures = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getJournalFigures, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfJournal(lists, siteOfItem, site, id);
    if (!owner.ok) return owner;
    shows(itemKey(id));
    return success(await lists.years(owner.value, id));
  });

export const answerGetJournalColumns = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getJournalColumns, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfJournal(lists, siteOfItem, site, id);
    if (!owner.ok) return owner;
    shows(itemKey(id));
    const columns = await lists.columns(owner.value, id);
    return success(
      columns.map(({ names, papers }) => ({
        column: textFor(names, language, owner.value.target.defaultLanguage),
        names: written(names),
        papers,
      })),
    );
  });

async function siteOfJournal(lists: PaperLists, siteOfItem: SiteOfItem, site: SiteContext, id: Id) {
  const owner = await siteOfItem(site, id);
  if (!owner.ok) return owner;
  return (await lists.isJournal(owner.value, id)) ? owner : failed(failure('notFound'));
}

/** A paper under the specification's names. */
function presentPaper(paper: ListedPaper, wanted: readonly [Language, Language]): Paper {
  const say = (text: Text) => textFor(text, ...wanted);
  const { id, doi, titles, keywords, journal } = paper;
  const keywordLanguage = [...wanted, 'en', 'zh', ...Object.keys(keywords)].find((key) => keywords[key]?.length);
  return {
    ...paper,
    resName: say(titles),
    enResName: titles.en ?? '',
    titles: written(titles),
    summary: say(paper.summaries),
    authors: paper.authors
      .map((names) => nameFor(names, ...wanted))
      .filter(Boolean)
      .join(';'),
    keyword: (keywords[keywordLanguage ?? ''] ?? []).join(';'),
    url: itemAddress({ kind: 'article', id, doi }),
    publicationId: journal?.id ?? null,
    publicationName: journal ? say(journal.names) : '',
    attachType: paper.pdf === null ? null : String(paper.pdf),
  };
}

/** Without the languages that have nothing. */
const written = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => Boolean(entry[1])));
