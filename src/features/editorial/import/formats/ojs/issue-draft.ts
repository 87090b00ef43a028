import {
  child,
  childElements,
  childrenNamed,
  textOf,
  type XmlElement,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Problem } from '../../domain/problem.ts';
import { mentionedIssue } from '../facts/mentions.ts';
import { calendarDate, doiOf } from '../facts/written-facts.ts';
import type { ReadDocument, Refusal } from '../format.ts';
import { coverFile } from './galleys.ts';
import { leftOut } from './left-out.ts';
import { idOf, localized } from './localized.ts';
import { plainOf } from './markup.ts';

/** What an export names an issue by, in an issue and in an article alike. */
export function issueNamed(holder: XmlElement, journal: ItemDraft, own: string): ItemDraft | null {
  const named = child(holder, 'issue_identification');
  const [volume = '', number = '', written = ''] = ['volume', 'number', 'year'].map((part) =>
    textOf(child(named, part)),
  );
  const published = calendarDate(textOf(child(holder, 'date_published')));
  const year = Number(written || published?.slice(0, 4));
  if (!(year >= 1600 && year <= 2200)) return null;
  const draft = mentionedIssue(journal, year, volume, number);
  const themes = localized(named, 'title', own, plainOf);
  return { ...draft, ...(published && { publishedOn: published }), details: { ...draft.details, themes } };
}

/** An issue without its articles, which come one by one. */
export function readIssue(issue: XmlElement, journal: ItemDraft): Result<ReadDocument, Refusal> {
  const own = localeIn(issue);
  const named = issueNamed(issue, journal, own);
  if (!named) return failed({ reason: 'the issue has neither a DOI nor a year, volume and number to know it by' });
  const problems: Problem[] = [];
  const written = idOf(issue, 'doi');
  const doi = doiOf(written) ?? null;
  if (written && !doi) problems.push({ code: 'identifier-invalid', value: written });
  for (const galley of childrenNamed(child(issue, 'issue_galleys'), 'issue_galley'))
    problems.push({ code: 'file-of-issue', at: textOf(child(galley, 'label')) || 'issue_galley' });
  problems.push(...leftOut(childElements(issue), known));
  const { onlyIfMissing: _, ...draft } = named;
  const main: ItemDraft = {
    ...draft,
    ...(['1', 'true'].includes(issue.attributes.published ?? '') ? {} : { status: 'draft' }),
    summaries: localized(issue, 'description', own, plainOf),
    doi,
  };
  return success({
    unit: { mentioned: [journal], main, members: [] },
    contents: [],
    wanted: coverFile(issue, { kind: 'issue', key: main.key, own }, problems),
    problems,
  });
}

const known = new Set(
  'id issue_identification description date_published last_modified date_notified sections covers issue_galleys'.split(
    ' ',
  ),
);

const localeIn = (issue: XmlElement): string => {
  const titles = [
    ...childrenNamed(child(issue, 'issue_identification'), 'title'),
    ...childrenNamed(issue, 'description'),
  ];
  return titles[0]?.attributes.locale ?? 'en';
};
