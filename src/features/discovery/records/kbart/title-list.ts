import type { Language } from '../../../../platform/kernel/language.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { Holdings, ListedTitle } from '../store/postgres-title-lists.ts';

/** Columns of KBART, phase II, in their order (NISO RP-9-2014, 6.6). */
export const titleListColumns = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'date_monograph_published_print',
  'date_monograph_published_online',
  'monograph_volume',
  'monograph_edition',
  'first_editor',
  'parent_publication_title_id',
  'preceding_publication_title_id',
  'access_type',
] as const;

type Columns = Partial<Record<(typeof titleListColumns)[number], string | number | null>>;

const titleListHead = `${titleListColumns.join('\t')}\n`;

/** One line of a title list, in the site's language. The last issue stays empty: it says that more issues follow. */
function titleListLine({ record, holdings }: ListedTitle, origin: string, language: Language): string {
  const say = (text: Text) => textFor(text, language, language);
  const columns: Columns = {
    publication_title: say(record.titles),
    title_url: `${origin}${record.path}`,
    title_id: record.id,
    publisher_name: say(record.publishers),
    ...(holdings ? journalColumns(record, holdings) : bookColumns(record)),
  };
  return `${titleListColumns.map((name) => cell(columns[name])).join('\t')}\n`;
}

function journalColumns(
  { issn, eissn }: WorkRecord,
  { firstIssue, firstPaperOn, hasTexts, isOpen }: Holdings,
): Columns {
  return {
    print_identifier: issn,
    online_identifier: eissn,
    // The cover's year counts, so that an issue of 1998 that came online in 2020 is one of 1998.
    date_first_issue_online: firstIssue ? dateOfIssue(firstIssue) : firstPaperOn,
    num_first_vol_online: firstIssue?.volume ?? null,
    num_first_issue_online: firstIssue?.issue ?? null,
    coverage_depth: hasTexts ? 'fulltext' : 'abstracts',
    publication_type: 'serial',
    access_type: isOpen ? 'F' : 'P',
  };
}

const dateOfIssue = ({ year, publishedOn }: NonNullable<Holdings['firstIssue']>): string =>
  publishedOn?.startsWith(`${year}-`) ? publishedOn : String(year);

function bookColumns(record: WorkRecord): Columns {
  const { isbn, people, edition, volume, publishedOn, files, parts, isOpen } = record;
  const hasTexts = files.length > 0 || parts.some(({ bodies }) => Object.keys(bodies).length > 0);
  return {
    online_identifier: isbn,
    first_author: familyOf(people.find(({ role }) => role === 'author')),
    coverage_depth: hasTexts ? 'fulltext' : 'abstracts',
    publication_type: 'monograph',
    date_monograph_published_online: publishedOn,
    monograph_volume: volume,
    monograph_edition: edition,
    first_editor: familyOf(people.find(({ role }) => role === 'editor')),
    access_type: isOpen ? 'F' : 'P',
  };
}

function familyOf(person: Pick<RecordPerson, 'names'> | undefined): string | null {
  const names = Object.values(person?.names ?? {});
  const [named] = [...names.filter((name) => name?.family), ...names];
  return named?.family || named?.full || null;
}

/** Tab and line break end a column and a line; KBART knows no quotation marks around either. */
const cell = (value: string | number | null | undefined): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** As the standard names files: who provides it, to whom, what, and the day. A name without Latin letters gives way to the host's. */
export const titleListName = (provider: string, host: string, contents: TitleListContents, day: string): string =>
  `${provider.replace(/[^A-Za-z0-9-]/g, '') || host}_${packages[contents]}_${day}.txt`;

/** All titles, those that are free to read, or what one institution may read. */
export type TitleListContents = 'all' | 'open' | 'entitled';

const packages = {
  all: 'Global_AllTitles',
  open: 'Global_OpenAccess',
  entitled: 'Institution_EntitledTitles',
} as const satisfies Record<TitleListContents, string>;

export async function* writeTitleList(
  titles: AsyncIterable<ListedTitle>,
  contents: TitleListContents,
  { origin, language }: { readonly origin: string; readonly language: Language },
): AsyncGenerator<string> {
  yield titleListHead;
  for await (const title of titles)
    if (contents !== 'open' || (title.holdings ?? title.record).isOpen) yield titleListLine(title, origin, language);
}
