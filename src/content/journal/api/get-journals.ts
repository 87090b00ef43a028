import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import {
  getCollectionNumbers,
  getDetailBySiteId,
  getEditorialBoard,
  getGatheredJournals,
  getPublicationDetail,
  type Journal,
  searchByCat,
} from '../contract.ts';
import { catalogue, type ListedJournal } from '../domain/catalogue.ts';
import type { JournalStore } from '../store/postgres-journals.ts';
import type { FindJournals } from '../use-cases/find-journals.ts';

/** The id of the journal that a site is about. */
export type OwnJournal = (site: number) => Promise<Id | null>;

type StoredJournal = NonNullable<Awaited<ReturnType<JournalStore['journal']>>>;

/** A journal under the specification's names. */
const presentJournal = (journal: StoredJournal, language: Language, siteLanguage: Language): Journal => ({
  ...journal,
  publicationName: textFor(journal.names, language, siteLanguage),
  indexed: journal.databases.join(';'),
});

export const answerGetDetailBySiteId = (journals: JournalStore, ownJournal: OwnJournal) =>
  answering(getDetailBySiteId, async ({ site, language, shows }) => {
    const id = await ownJournal(site.target.id);
    const journal = id === null ? undefined : await journals.journal(site, id);
    if (!journal) return failed(failure('notFound'));
    shows(itemKey(journal.id));
    return success(presentJournal(journal, language, site.target.defaultLanguage));
  });

export const answerGetPublicationDetail = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getPublicationDetail, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const journal = await journals.journal(owner.value, id);
    if (!journal) return failed(failure('notFound'));
    shows(itemKey(journal.id));
    return success(presentJournal(journal, language, owner.value.target.defaultLanguage));
  });

export const answerGetEditorialBoard = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getEditorialBoard, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const board = await journals.board(owner.value, id);
    if (!board) return failed(failure('notFound'));
    shows(itemKey(id));
    return success(board);
  });

/** Those of a column in its order. */
function inOrderOf(column: readonly Id[], journals: readonly ListedJournal[]): ListedJournal[] {
  const byId = new Map(journals.map((journal) => [journal.id, journal]));
  return column.flatMap((id) => byId.get(id) ?? []);
}

export const answerSearchByCat = (
  find: FindJournals,
  journalsOfColumn: JournalStore['ofColumn'],
  siteOfItem: SiteOfItem,
) =>
  answering(searchByCat, async ({ input, site, language, shows, markDegraded }) => {
    const { subject: subjectId = null, channelId = null, q, letter, groupType, page, size, slds } = input;
    const subject = subjectId === null ? success(null) : await siteOfItem(site, subjectId);
    if (!subject.ok) return subject;
    const owner = channelId === null ? success(site) : await siteOfItem(site, channelId);
    if (!owner.ok) return owner;
    const column = channelId === null ? null : await journalsOfColumn(owner.value, channelId);
    if (column === undefined) return failed(failure('notFound'));
    const found = await find(site, { slds, subject: subject.value, subjectId });
    if (!found.ok) return found;
    const { ofSubject: ids, reduced } = found.value;
    const journals = column ? inOrderOf(column, found.value.journals) : found.value.journals;
    const sort = input.sort ?? { by: column ? ('given' as const) : ('name' as const) };
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    const list = catalogue(journals, { word: q, letter, groupType, ids, sort, page, size }, reader);
    shows(frameKey(site.target.id));
    if (channelId) shows(itemKey(channelId));
    if (reduced) markDegraded();
    for (const journal of list.journals) shows(itemKey(journal.id));
    return success({
      content: list.journals.map(({ name, sponsor, ...journal }) => ({
        ...journal,
        publicationName: name,
        sponsor: textFor(sponsor, reader.language, reader.siteLanguage),
      })),
      totalElements: list.total,
      totalPages: Math.ceil(list.total / size),
      page,
      size,
      letters: list.letters,
      groups: list.groups,
      reduced,
    });
  });

export const answerGetGatheredJournals = (journals: JournalStore) =>
  answering(getGatheredJournals, async ({ site, language, shows }) => {
    const gathered = await journals.gathered(site);
    shows(frameKey(site.host.id));
    for (const { id } of gathered) shows(itemKey(id));
    return success(
      gathered.map((journal) => ({
        ...journal,
        publicationName: textFor(journal.names, language, site.host.defaultLanguage),
      })),
    );
  });

export const answerGetCollectionNumbers = (journals: JournalStore) =>
  answering(getCollectionNumbers, async ({ site, shows }) => {
    shows(frameKey(site.host.id));
    return success(await journals.numbers(site));
  });
