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
import { chooseText, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { localizedText } from '../../../../platform/shell/localized-text.ts';
import type { getItemInfo } from '../../column/contract.ts';
import type { getModuleList } from '../contract.ts';
import { shownPapers, shownThings } from './found-view.ts';
import type { FoundList } from './load-lists.ts';
import type { Fact, ModuleView, ScopeCounts, ShownJournal, ShownPeriod, ShownSubject, Teaser } from './module-view.ts';

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
  /** By the module that asked for them. */
  readonly lists: ReadonlyMap<string, readonly FoundList[]>;
  readonly board: OutputOf<typeof getEditorialBoard>;
  readonly subjects: readonly ShownSubject[];
  readonly found: ScopeCounts;
}

const defaultSize = 6;
const mostSubjects = 24;

/** A module without anything to show is left out, so that no page has empty boxes. */
export function moduleView(module: StoredModule, material: ModuleMaterial): ModuleView | null {
  const { journal, periods, gathered, numbers } = material;
  const { settings } = module;
  const say = (text: Text | undefined) => textFor(text ?? {}, material.language, material.siteDefault);
  const { id, styleId, area, stylesheet } = module;
  const placed = { id, title: say(module.titles), styleId, area, stylesheet };
  const artwork = settings.artwork ?? 'waves';
  const size = settings.size ?? defaultSize;
  const texts = (material.texts.get(settings.columnId ?? '') ?? []).map((text) => teaser(text, say));
  const lists = material.lists.get(module.id) ?? [];
  const shown = (period: StoredPeriod) => shownPeriod(period, say);

  switch (module.code) {
    case 'banner': {
      const slides = module.items.map((item) => ({
        id: item.bannerItemId,
        title: item.resName,
        description: say(item.descriptions),
        href: item.target?.href ?? null,
        picture: item.pictureUrl,
      }));
      return slides.length > 0 ? { ...placed, code: 'banner', slides, artwork } : null;
    }
    case 'facts': {
      const facts = journal ? (settings.facts ?? []).flatMap((name) => factOf(name, journal) ?? []) : [];
      return facts.length > 0 ? { ...placed, code: 'facts', facts } : null;
    }
    case 'currentIssue':
      return journal && periods[0]
        ? {
            ...{ ...placed, code: 'currentIssue', journal: say(journal.names), period: shown(periods[0]), artwork },
            contents: showsContents(module)
              ? material.contents.map(({ column, content }) => ({ name: column, papers: content.map(paperView) }))
              : [],
          }
        : null;
    case 'issueList': {
      const older = periods.slice(1, 1 + size).map(shown);
      return journal && older.length > 0
        ? { ...placed, code: 'issueList', journal: say(journal.names), periods: older, artwork }
        : null;
    }
    case 'text':
      return texts[0] ? { ...placed, code: 'text', text: texts[0] } : null;
    case 'textList':
      return texts.length > 0
        ? { ...placed, code: 'textList', texts: texts.slice(0, size), columnId: settings.columnId ?? '' }
        : null;
    case 'links': {
      const links = (settings.links ?? []).map((link) => ({
        name: say(link.name),
        url: link.url,
        note: say(link.note),
      }));
      return links.length > 0 ? { ...placed, code: 'links', links } : null;
    }
    case 'contact': {
      const { address, phone = '', email = '', hours } = settings.contact ?? {};
      return settings.contact
        ? { ...placed, code: 'contact', address: say(address), phone, email, hours: say(hours) }
        : null;
    }
    case 'indexedIn':
      return journal && journal.databases.length > 0
        ? { ...placed, code: 'indexedIn', databases: journal.databases }
        : null;
    case 'journals':
      return gathered
        ? { ...placed, code: 'journals', journals: gathered.map((one) => shownJournal(one, material, say)), artwork }
        : null;
    case 'search':
      return { ...placed, code: 'search', artwork };
    case 'numbers':
      return numbers && { ...placed, code: 'numbers', ...numbers, found: material.found };
    case 'papers':
    case 'ranking': {
      const papers = shownPapers(lists);
      return papers.length > 0 ? { ...placed, code: 'papers', lists: papers, named: lists.length > 1 } : null;
    }
    case 'news': {
      const news = shownThings(lists);
      return news.length > 0 ? { ...placed, code: 'news', lists: news } : null;
    }
    case 'specialIssues':
    case 'figures':
    case 'videos': {
      const [list] = shownThings(lists);
      return list ? { ...placed, code: 'gallery', list } : null;
    }
    case 'board': {
      const members = boardGroups(material.board, say).flatMap(({ role, members }) =>
        members.map(({ name, affiliation, picture }) => ({ role, name, affiliation, picture })),
      );
      return members.length > 0 ? { ...placed, code: 'board', members: members.slice(0, size) } : null;
    }
    case 'subjects': {
      const subjects = material.subjects.filter(({ count }) => count > 0).slice(0, settings.size ?? mostSubjects);
      return subjects.length > 0 ? { ...placed, code: 'subjects', subjects } : null;
    }
  }
}

/** A style of the current issue that also lists its first papers. */
export const showsContents = ({ code, styleId }: StoredModule): boolean =>
  code === 'currentIssue' && styleId === 'contents';

function factOf(name: Fact['name'], journal: NonNullable<ModuleMaterial['journal']>): Fact | null {
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

const shownPeriod = (period: StoredPeriod, say: (text: Text) => string): ShownPeriod => ({
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

const teaser = ({ id, titles, summaries, updatedAt }: StoredText, say: (text: Text) => string): Teaser => ({
  id,
  title: say(titles),
  summary: say(summaries),
  updatedAt,
});

function shownJournal(
  journal: StoredJournal,
  { language, siteDefault, origin }: ModuleMaterial,
  say: (text: Text) => string,
): ShownJournal {
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
    latest: journal.latestPeriod && shownPeriod(journal.latestPeriod, say),
    cover: journal.cover,
  };
}
