import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { integrityOf } from '../../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { nameFor, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import { listRanking } from '../contract.ts';
import type { RankingStore } from '../store/postgres-rankings.ts';

export const answerListRanking = (store: RankingStore, directory: SiteDirectory, siteOfItem: SiteOfItem) =>
  answering(listRanking, async ({ input, site: asking, language, shows }) => {
    const { journalId, page, size } = input;
    const owner = journalId ? await siteOfItem(asking, journalId) : success(asking);
    if (!owner.ok) return owner;
    const site = owner.value;
    const gathers = journalId ? [] : ((await directory.byId(site.target.id))?.gathers ?? []);
    const { ranked, total, rankedAt } = await store.page(site, [site.target.id, ...gathers], input);
    for (const { id } of ranked) shows(itemKey(id));
    const say = (text: Text) => textFor(text, language, site.target.defaultLanguage);
    return success({
      content: ranked.map(({ titles, authors, publicationNames, notices, ...facts }) => ({
        ...facts,
        resName: say(titles),
        enResName: titles.en ?? '',
        authors: authors.map((names) => nameFor(names, language, site.target.defaultLanguage)).join(';'),
        publicationName: say(publicationNames ?? {}),
        integrity: integrityOf(notices),
        url: itemAddress(facts),
      })),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      page,
      size,
      rankedAt,
    });
  });
