import type { getArticlesByPeriodicalIdGroupByColumn } from '../../../../content/issue/contract.ts';
import { paperView } from '../../../../content/issue/parts/paper-view.ts';
import type {
  getCollectionNumbers,
  getDetailBySiteId,
  getEditorialBoard,
  getGatheredJournals,
  getPeriodTree,
} from '../../../../content/journal/contract.ts';
import { boardGroups } from '../../../../content/journal/parts/board-view.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { unbroken } from '../../../../platform/kernel/quantity.ts';
import { chooseText, nameFor, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { localizedText } from '../../../../platform/shell/localized-text.ts';
import { phrasesOf } from '../../../../platform/shell/phrases.ts';
import type { getItemInfo } from '../../column/contract.ts';
import type { getModuleList, ModuleSettings } from '../contract.ts';
import { itemLists, paperLists } from './found-view.ts';
import { columnCounts, firstOfIssue } from './issue-columns.ts';
import type { FoundList } from './load-lists.ts';

type FactName = NonNullable<ModuleSettings['facts']>[number];
type StoredModule = OutputOf<typeof getModuleList>[number];
type StoredPeriod = OutputOf<typeof getPeriodTree>[number]['periods'][number];
type StoredJournal = OutputOf<typeof getGatheredJournals>[number];
type StoredText = OutputOf<typeof getItemInfo>['beside'][number];

export interface ModuleMaterial {
  readonly language: Language;
  readonly siteDefault: Language;
  /** Scheme, host and port of the page, for the addresses of gathered sites. */
  readonly origin: string;
  readonly journal: OutputOf<typeof getDetailBySiteId> | null;
  readonly periods: readonly StoredPeriod[];
  /** Of the newest period, if a module shows them. */
  readonly contents: OutputOf<typeof getArticlesByPeriodicalIdGroupByColumn>;
  readonly gathered: readonly StoredJournal[] | null;
  readonly numbers: OutputOf<typeof getCollectionNumbers> | null;
  readonly texts: ReadonlyMap<string, readonly StoredText[]>;
  /** By the module that requested them. */
  readonly lists: ReadonlyMap<string, readonly FoundList[]>;
  readonly board: OutputOf<typeof getEditorialBoard>;
  /** Null where nobody could tell; a subject whose papers nobody could count has no number. */
  readonly subjects: readonly { readonly id: string; readonly name: string; readonly count: number | null }[] | null;
  /** What extensions draw, as safe HTML, by the module. */
  readonly drawn: ReadonlyMap<string, string>;
  /** How much of each kind can be found; null while nobody can count it. */
  readonly found: Readonly<Partial<Record<'thesis' | 'picture' | 'video', number>>> | null;
}

/** A module as a page draws it: in the reader's words, with everything it needs. */
export type ModuleView = NonNullable<ReturnType<typeof moduleView>>;
export type ModuleOf<Code extends ModuleView['code']> = Extract<ModuleView, { readonly code: Code }>;

export const defaultSize = 6;
const papersOfIssue = 6;
const mostSubjects = 24;

/** A module without anything to show is left out, so that no page has empty boxes; one that could not be loaded says so. */
export function moduleView(module: StoredModule, material: ModuleMaterial) {
  const { journal, periods, gathered, numbers } = material;
  const { settings } = module;
  const say = (text: Text | undefined) => textFor(text ?? {}, material.language, material.siteDefault);
  const sayName = (names: Text) => nameFor(names, material.language, material.siteDefault);
  const { id, styleId, area, stylesheet } = module;
  const placed = { id, title: say(module.titles), styleId, area, stylesheet };
  const artwork = settings.artwork ?? 'waves';
  const size = settings.size ?? defaultSize;
  const texts = (material.texts.get(settings.columnId ?? '') ?? []).map((text) => teaser(text, say));
  const lists = material.lists.get(module.id) ?? [];
  const contents = material.contents.map(({ column, content }) => ({ name: column, papers: content.map(paperView) }));
  const unloaded = { ...placed, code: 'unloaded' as const, of: module.code };
  const nothing = lists.some(({ isUnknown }) => isUnknown) ? unloaded : null;

  switch (module.code) {
    case 'banner': {
      const slides = module.items.map((item) => ({
        id: item.bannerItemId,
        title: item.resName,
        pieces: phrasesOf(unbroken(item.resName)),
        description: unbroken(say(item.descriptions)),
        href: item.target?.href ?? null,
        picture: item.pictureUrl,
      }));
      return slides.length > 0 ? { ...placed, code: 'banner' as const, slides, artwork } : null;
    }
    case 'facts': {
      const facts = journal ? (settings.facts ?? []).flatMap((name) => factOf(name, journal) ?? []) : [];
      return facts.length > 0 ? { ...placed, code: 'facts' as const, facts } : null;
    }
    case 'currentIssue':
      return journal && periods[0]
        ? {
            ...placed,
            code: 'currentIssue' as const,
            journal: say(journal.names),
            period: periodView(periods[0], say),
            artwork,
            /** The first papers by column, where the style asks for them. */
            contents: showsContents(module) ? firstOfIssue(contents, settings.size ?? papersOfIssue) : [],
            columns: columnCounts(contents),
          }
        : null;
    case 'issueList': {
      const older = periods.slice(1, 1 + size).map((period) => periodView(period, say));
      return journal && older.length > 0
        ? { ...placed, code: 'issueList' as const, journal: say(journal.names), periods: older, artwork }
        : null;
    }
    case 'text':
      return texts[0] ? { ...placed, code: 'text' as const, text: texts[0] } : null;
    case 'textList':
      return texts.length > 0
        ? { ...placed, code: 'textList' as const, texts: texts.slice(0, size), columnId: settings.columnId ?? '' }
        : null;
    case 'links': {
      const links = (settings.links ?? []).map((link) => ({
        name: say(link.name),
        url: link.url,
        note: say(link.note),
      }));
      return links.length > 0 ? { ...placed, code: 'links' as const, links } : null;
    }
    case 'contact': {
      const { address, phone = '', email = '', hours } = settings.contact ?? {};
      return settings.contact
        ? { ...placed, code: 'contact' as const, address: say(address), phone, email, hours: say(hours) }
        : null;
    }
    case 'indexedIn':
      return journal && journal.databases.length > 0
        ? { ...placed, code: 'indexedIn' as const, databases: journal.databases }
        : null;
    case 'journals':
      return gathered
        ? {
            ...placed,
            code: 'journals' as const,
            journals: gathered.slice(0, settings.size).map((one) => journalView(one, material, say)),
            total: gathered.length,
            artwork,
          }
        : null;
    case 'extension': {
      const html = material.drawn.get(module.id);
      return html ? { ...placed, code: 'extension' as const, html } : null;
    }
    case 'subscribe':
      return { ...placed, code: 'subscribe' as const };
    case 'search':
      return { ...placed, code: 'search' as const, artwork };
    case 'numbers':
      return numbers && { ...placed, code: 'numbers' as const, ...numbers, found: material.found };
    case 'papers':
    case 'ranking': {
      const papers = paperLists(lists);
      // Lists among others say their names; one alone is named by the module.
      return papers.length > 0
        ? { ...placed, code: 'papers' as const, lists: papers, named: lists.length > 1 }
        : nothing;
    }
    case 'news': {
      const news = itemLists(lists);
      return news.length > 0 ? { ...placed, code: 'news' as const, lists: news } : nothing;
    }
    case 'specialIssues':
    case 'figures':
    case 'videos': {
      const [list] = itemLists(lists);
      return list ? { ...placed, code: 'gallery' as const, list } : nothing;
    }
    case 'board': {
      const members = boardGroups(material.board, { say, sayName }).flatMap(({ role, members }) =>
        members.map(({ name, affiliation, picture }) => ({ role, name, affiliation, picture })),
      );
      return members.length > 0 ? { ...placed, code: 'board' as const, members: members.slice(0, size) } : null;
    }
    case 'subjects': {
      if (!material.subjects) return unloaded;
      const subjects = material.subjects.filter(({ count }) => count !== 0).slice(0, settings.size ?? mostSubjects);
      return subjects.length > 0 ? { ...placed, code: 'subjects' as const, subjects } : null;
    }
  }
}

/** A style of the current issue that also lists its first papers. */
const showsContents = ({ code, styleId }: StoredModule): boolean => code === 'currentIssue' && styleId === 'contents';

export type Fact = NonNullable<ReturnType<typeof factOf>>;

function factOf(name: FactName, journal: NonNullable<ModuleMaterial['journal']>) {
  switch (name) {
    case 'issues':
      return { name, value: journal.periodCount };
    case 'indexed':
      return journal.databases.length > 0 ? { name, value: journal.databases.join(' · ') } : null;
    case 'impactFactor':
    case 'startYear': {
      const value = journal[name];
      return value === null ? null : { name, value };
    }
    default: {
      const value = journal[name];
      return value ? { name, value } : null;
    }
  }
}

const periodView = (period: StoredPeriod, say: (text: Text) => string) => ({
  id: period.id,
  year: period.year,
  volume: period.volume,
  issue: period.issue,
  theme: say(period.themes),
  publishedOn: period.publishDate,
  firstPage: period.firstPageNum,
  lastPage: period.lastPageNum,
  cover: period.cover,
});

export type Teaser = ReturnType<typeof teaser>;

export const teaser = ({ id, titles, summaries, updatedAt }: StoredText, say: (text: Text) => string) => ({
  id,
  title: say(titles),
  summary: say(summaries),
  updatedAt,
});

function journalView(
  journal: StoredJournal,
  { language, siteDefault, origin }: ModuleMaterial,
  say: (text: Text) => string,
) {
  const name = chooseText(journal.names, language, siteDefault);
  const second = languages.find((other) => other !== name?.language && journal.names[other]);
  return {
    id: journal.id,
    siteId: journal.siteId,
    name: name?.text ?? '',
    secondName: second ? localizedText(journal.names[second] ?? '', second) : null,
    href: Object.assign(new URL(origin), { hostname: journal.host }).toString(),
    issn: journal.issn,
    cn: journal.cn,
    frequency: journal.frequency,
    periodCount: journal.periodCount,
    latest: journal.latestPeriod && periodView(journal.latestPeriod, say),
    cover: journal.cover,
    hue: journal.colourId,
  };
}
