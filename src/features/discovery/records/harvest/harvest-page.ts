import type { ArchivalUnit, Archive, ArchivedJournal } from '../../../../platform/kernel/archives.ts';
import { escapeHtml } from '../../../../platform/kernel/escape-html.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { ownText } from '../written-languages.ts';
import { lineOf } from '../written-xml.ts';

// Programs of archives look for these sentences letter by letter, so these pages are in English.
const statements: Readonly<Record<Archive, string>> = {
  lockss: 'LOCKSS system has permission to collect, preserve, and serve this Archival Unit',
  clockss: 'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit',
};

const unitPath = (journal: Id, year: number): string => `/archive/${journal}/${year}`;

/** Which years of which journals there are. */
export function harvestIndex(
  archives: readonly Archive[],
  journals: readonly (ArchivedJournal & { readonly years: readonly number[] })[],
): string {
  const lines = journals.flatMap((journal) =>
    journal.years.map((year) => link(unitPath(journal.id, year), `${headingOf(journal)}, ${year}`)),
  );
  return page('Archival units', archives, list(lines));
}

/** One journal's year: its issues, and its papers with all that belongs to each. */
export function harvestPage(archives: readonly Archive[], unit: ArchivalUnit): string {
  const { journal, year, issues, papers, next } = unit;
  const issueLines = issues.map(({ id, volume, issue }) =>
    link(
      itemAddress({ kind: 'issue', id }),
      [volume && `Volume ${volume}`, `Issue ${issue}`].filter(Boolean).join(', '),
    ),
  );
  return page(
    `${headingOf(journal)}, ${year}`,
    archives,
    [
      journal.publisher === '' ? '' : `<p>${escapeHtml(journal.publisher)}</p>`,
      ...(issueLines.length > 0 ? ['<h2>Issues</h2>', list(issueLines)] : []),
      '<h2>Articles</h2>',
      list(papers.map(paperLine)),
      next === null ? '' : `<p>${link(`${unitPath(journal.id, year)}/${next}`, 'More articles', ' rel="next"')}</p>`,
    ].join('\n'),
  );
}

function paperLine(record: WorkRecord): string {
  const { id, path, doi, files } = record;
  return [
    link(path, lineOf(ownText(record.titles, record)) || (doi ?? id)),
    link(`/article/${id}.xml`, 'JATS'),
    ...files.map((file) => link(`/rc-pub/front/files/download?id=${file.id}`, file.name)),
    link(`/archive/${id}.zip`, 'BagIt'),
  ].join(' · ');
}

const headingOf = ({ title, issn }: ArchivedJournal): string => (issn ? `${title} (ISSN ${issn})` : title);
const link = (path: string, words: string, more = ''): string =>
  `<a href="${escapeHtml(path)}"${more}>${escapeHtml(words)}</a>`;
const list = (lines: readonly string[]): string => `<ul>\n${lines.map((line) => `<li>${line}</li>\n`).join('')}</ul>`;

const page = (heading: string, archives: readonly Archive[], content: string): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(heading)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${archives.map((archive) => `<p>${statements[archive]}</p>\n`).join('')}${content}
</main>
</body>
</html>
`;
