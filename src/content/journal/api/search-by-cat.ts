import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import { searchByCat } from '../contract.ts';
import { catalogue } from '../domain/catalogue.ts';
import type { FindJournals } from '../use-cases/find-journals.ts';

export const answerSearchByCat = (find: FindJournals, siteOfItem: SiteOfItem) =>
  answering(searchByCat, async ({ input, site, language, shows, markDegraded }) => {
    const { subject: subjectId = null, q, letter, groupType, sort, page, size, slds } = input;
    const subject = subjectId === null ? success(null) : await siteOfItem(site, subjectId);
    if (!subject.ok) return subject;
    const found = await find(site, { slds, subject: subject.value, subjectId });
    if (!found.ok) return found;
    const { journals, ofSubject: ids, reduced } = found.value;
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    const list = catalogue(journals, { word: q, letter, groupType, ids, sort, page, size }, reader);
    shows(frameKey(site.target.id));
    if (reduced) markDegraded();
    for (const journal of list.journals) shows(itemKey(journal.id));
    return success({
      content: list.journals.map(({ site: siteId, name, sponsor, ...journal }) => ({
        ...journal,
        siteId,
        publicationName: name,
        sponsor: textFor(sponsor, reader.language, reader.siteLanguage),
      })),
      totalElements: list.total,
      totalPages: Math.ceil(list.total / size),
      page,
      size,
      letters: [...list.letters],
      groups: [...list.groups],
      reduced,
    });
  });
