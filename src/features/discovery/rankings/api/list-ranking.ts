import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { integrityOf } from '../../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import { listRanking } from '../contract.ts';
import type { RankedItem, RankingStore } from '../use-cases/ranking-store.ts';

export const answerListRanking = (store: RankingStore, directory: SiteDirectory, siteOfItem: SiteOfItem) =>
  answering(listRanking, async ({ input, site: asking, language, shows }) => {
    const { journalId = null, measure, window, kind, page, size } = input;
    const owner = journalId === null ? success(asking) : await siteOfItem(asking, journalId);
    if (!owner.ok) return owner;
    const site = owner.value;
    const gathers = journalId === null ? ((await directory.byId(site.target.id))?.gathers ?? []) : [];
    const asked = { measure, span: window, kind, journal: journalId, page, size };
    const { ranked, total, rankedAt } = await store.page(site, [site.target.id, ...gathers], asked);
    for (const { id } of ranked) shows(itemKey(id));
    return success({
      content: ranked.map((item) => present(item, language, site)),
      ...{ totalElements: total, totalPages: Math.ceil(total / size), page, size, rankedAt },
    });
  });

function present(item: RankedItem, language: Language, site: SiteContext) {
  const say = (text: Text) => textFor(text, language, site.target.defaultLanguage);
  const { place, amount, id, kind, doi, cover, journal, year, volume, issue, accessType } = item;
  return {
    ...{ place, amount, id, kind, doi, cover, year, volume, issue, accessType },
    siteId: item.site,
    resName: say(item.titles),
    enResName: item.titles.en ?? '',
    authors: item.authors.map(say).join(';'),
    publicationId: journal?.id ?? null,
    publicationName: journal ? say(journal.names) : '',
    firstPageNum: item.firstPage,
    lastPageNum: item.lastPage,
    publishDate: item.publishedOn,
    integrity: integrityOf(item.notices),
    url: itemAddress(item),
  };
}
