import type { ExtensionWork } from '../../../platform/kernel/extension.ts';
import type { WorkRecord } from '../../../platform/kernel/work-record.ts';

/** What an extension is given of a published work: its public record without files and texts. */
export const extensionWork = (record: WorkRecord): ExtensionWork => ({
  type: record.type,
  language: record.language,
  titles: record.titles,
  abstracts: record.summaries,
  keywords: record.keywords,
  people: record.people.map(({ role, names, orcid }) => ({
    role,
    names: Object.fromEntries(
      Object.entries(names).flatMap(([language, name]) => (name ? [[language, name.full]] : [])),
    ),
    orcid,
  })),
  journal: record.journal && {
    titles: record.journal.titles,
    issn: record.journal.issn,
    eissn: record.journal.eissn,
  },
  volume: record.volume ?? record.issue?.volume ?? null,
  issue: record.issue?.issue ?? null,
  firstPage: record.firstPage,
  lastPage: record.lastPage,
  publishedOn: record.publishedOn,
  licence: record.licence,
});
