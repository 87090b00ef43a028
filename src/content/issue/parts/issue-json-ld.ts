import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress } from '../../article/parts/facts-in-own-language.ts';
import { journalNode } from '../../journal/parts/journal-json-ld.ts';
import { issueAddress } from './issue-view.ts';
import type { IssueView } from './load-issue.ts';

/** An issue as schema.org describes it: PublicationIssue → PublicationVolume → Periodical. */
export function issueJsonLd(issue: IssueView, origin: string): JsonLd {
  const { volume, doi, cover } = issue;
  const url = origin + issueAddress(issue.id);
  const journal = journalNode(issue.journal, origin);
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'PublicationIssue',
      '@id': doi ? doiAddress(doi) : url,
      url,
      name: issue.theme || issue.name,
      issueNumber: issue.issue,
      datePublished: issue.publishedOn ?? String(issue.year),
      pageStart: issue.firstPage,
      pageEnd: issue.lastPage,
      image: cover && URL.parse(cover, origin)?.href,
      isPartOf: volume ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } : journal,
    }),
  };
}
