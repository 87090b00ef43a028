import { type RouterContextProvider, redirect } from 'react-router';
import type { getSubjectCategory } from '../../../features/discovery/search/contract.ts';
import type { getCommonCodes } from '../../../features/sites/navigation/contract.ts';
import {
  artworkOf,
  columnPlace,
  hueOf,
  type OpenPage,
  openPage,
} from '../../../features/sites/navigation/parts/open-page.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import type { searchByCat } from '../contract.ts';
import { secondName } from '../parts/journal-view.ts';

export type JournalList = 'all' | 'search' | 'column' | 'groups';

const lists: Readonly<Record<string, JournalList>> = {
  '/mag': 'all',
  '/searchpublication': 'search',
  '/newpublication': 'column',
  '/periodicalgroup': 'groups',
};

/** A page of groups shows all of them at once. */
const journalsOnPage = { all: 24, search: 24, column: 24, groups: 60 } as const;

export type JournalsView = Awaited<ReturnType<typeof loadJournals>>;

/** Journals as a list, whichever address asks for it. */
export async function loadJournals(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { call, language, parameters, path, say } = page;
  const list = lists[path.toLowerCase()] ?? 'all';
  const place = await columnPlace(page);
  if (parameters.columnId && !place) throw showScreen('notFound', language);
  const isFilled = place?.isFilled ?? false;
  const filters = filtersOf(page);
  const pageNumber = parameters.page ?? 0;
  const [found, artwork, codes, subjects] = await Promise.all([
    call<typeof searchByCat>('GET /front/front-publication/search/searchByCat', {
      q: filters.q,
      letter: filters.letter,
      groupType: filters.type,
      ...(filters.sort && { sort: filters.sort }),
      slds: filters.slds,
      ...(filters.subject && { subject: filters.subject }),
      ...(filters.columnId && { channelId: filters.columnId }),
      page: pageNumber,
      size: journalsOnPage[list],
    }),
    artworkOf(page),
    call<typeof getCommonCodes>('GET /front/commonResource/getCommonCodes', { category: 'groupType' }),
    list === 'groups' ? null : call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {}),
  ]);
  if (!found.ok) throw showScreen(found.failure.code === 'siteForbidden' ? 'forbidden' : 'notFound', language);
  const { content, totalElements, totalPages, letters, groups, reduced } = found.value;
  const [only] = content;
  if (list === 'all' && !isFilled && only && isWholeList(filters, pageNumber) && totalElements === 1)
    throw leadTo(only.id, parameters.lang);
  const groupNames = new Map(
    (codes.ok ? (codes.value.groupType ?? []) : []).map(({ code, names }) => [code, say(names)]),
  );
  // Asked of what is shown alone: a portal gathers many more.
  const hues = await Promise.all(content.map(({ id }) => hueOf(page, id)));
  const groupName = (code: string) => groupNames.get(code) ?? code;
  return {
    list,
    place,
    path,
    filters,
    artwork,
    journals: content.map((journal, place) => ({
      id: journal.id,
      name: journal.publicationName,
      secondName: secondName(journal.names, journal.publicationName),
      cover: journal.cover,
      /** The colour of its own site, where another one gathers it. */
      hue: hues[place],
      issn: journal.issn ?? journal.eissn,
      cn: journal.cn,
      sponsor: journal.sponsor,
      group: journal.groupType ? groupName(journal.groupType) : '',
      impactFactor: journal.impactFactor,
      frequency: journal.frequency,
    })),
    total: totalElements,
    page: pageNumber,
    pages: totalPages,
    letters,
    groups: groups.map(({ groupType, count }) => ({ code: groupType, name: groupName(groupType), count })),
    subjects: (subjects?.ok ? subjects.value : [])
      .filter(({ parentId, count }) => parentId === null && count !== 0)
      .map(({ id, names }) => ({ id, name: say(names) })),
    reduced,
  };
}

/** How a list of journals is narrowed down; it is the page's address. */
const filtersOf = ({ parameters }: OpenPage) => ({
  q: parameters.q ?? '',
  letter: parameters.letter ?? '',
  subject: parameters.subject ?? '',
  type: parameters.type ?? '',
  sort: /^(?:name|impactFactor)\b/.test(parameters.sort ?? '') ? (parameters.sort ?? '') : '',
  columnId: parameters.columnId ?? '',
  styleId: parameters.styleId ?? '',
  slds: parameters.slds?.join(',') ?? '',
});

const isWholeList = ({ q, letter, subject, type, slds }: ReturnType<typeof filtersOf>, page: number): boolean =>
  page === 0 && [q, letter, subject, type, slds].every((value) => value === '');

/** A site with one journal has no list of journals: its journal's own page says more. */
const leadTo = (journal: string, lang: string | undefined) =>
  redirect(lang ? withParameter(`/mag/${journal}`, 'lang', lang) : `/mag/${journal}`);
