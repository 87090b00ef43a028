import type { Text } from '../../../../../platform/kernel/text.ts';
import type { SiteConfiguration } from '../configuration.ts';
import type { TemplateName } from '../site.ts';
import type { ThemeColourId } from '../theme/site-theme.ts';
import { templateWords as words } from './template-words.ts';

/** What a new site begins with: navigation, the modules of its home, a toolbar and a look. All of it can be changed afterwards. */
export interface SiteTemplate {
  readonly colourId: ThemeColourId;
  readonly configuration: Partial<Pick<SiteConfiguration, 'look' | 'publication' | 'functions'>>;
  readonly navStyle: SiteConfiguration['header']['navStyle'];
  readonly channels: readonly TemplateChannel[];
  readonly modules: readonly TemplateModule[];
  readonly tools: readonly TemplateTool[];
}

export interface TemplateChannel {
  /** By which a module of the same template names it. */
  readonly key?: string;
  readonly code: string;
  readonly names: Text;
  readonly newsDataType?: string;
  readonly children?: readonly TemplateChannel[];
}

export interface TemplateModule {
  readonly code: string;
  readonly area: 'wide' | 'main' | 'side';
  readonly styleId: string;
  readonly titles?: Text;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The channel whose texts it shows. */
  readonly channel?: string;
}

export interface TemplateTool {
  readonly platformType: 'share' | 'rss' | 'email' | 'folderAdd';
  readonly names: Text;
}

const tools: readonly TemplateTool[] = [
  { platformType: 'share', names: words.share },
  { platformType: 'rss', names: words.rss },
  { platformType: 'email', names: words.email },
  { platformType: 'folderAdd', names: words.folder },
];

/** One journal: its current issue first, then what is around it. */
const journal: SiteTemplate = {
  colourId: 1,
  navStyle: 'line',
  configuration: {
    look: { typePairing: 'mixed', homeGrid: 'journal', cards: 'line', cssContent: '' },
    publication: { coverStyle: 'shadow', periodsAscending: false, periodsByYear: true },
  },
  channels: [
    {
      code: 'directory',
      names: words.currentIssue,
      children: [
        { code: 'onlineFirst', names: words.onlineFirst },
        { code: 'backissue', names: words.backIssues },
      ],
    },
    {
      key: 'about',
      code: 'introduce',
      names: words.aboutJournal,
      children: [{ code: 'editorial', names: words.editorialBoard }],
    },
    { code: 'column', names: words.forAuthors, children: [{ code: 'manuscript', names: words.submit }] },
    { code: 'news', names: words.news },
    { code: 'contact', names: words.contact },
  ],
  modules: [
    {
      code: 'facts',
      area: 'wide',
      styleId: 'line',
      titles: words.facts,
      settings: { facts: ['impactFactor', 'issn', 'cn', 'frequency'] },
    },
    { code: 'currentIssue', area: 'main', styleId: 'contents', titles: words.currentIssue, settings: { size: 8 } },
    { code: 'papers', area: 'main', styleId: 'rows', settings: { which: ['newest', 'onlineFirst'], size: 5 } },
    { code: 'subscribe', area: 'side', styleId: 'panel' },
    { code: 'news', area: 'side', styleId: 'plain', titles: words.news, settings: { size: 5 } },
    { code: 'text', area: 'side', styleId: 'panel', titles: words.aboutJournal, channel: 'about' },
    { code: 'ranking', area: 'side', styleId: 'ranked', settings: { size: 5 } },
    { code: 'issueList', area: 'wide', styleId: 'row', titles: words.issues, settings: { size: 12 } },
    { code: 'board', area: 'wide', styleId: 'strip', settings: { size: 6 } },
    { code: 'indexedIn', area: 'wide', styleId: 'plain', titles: words.indexedIn },
  ],
  tools,
};

/** Several journals of one publisher. */
const group: SiteTemplate = {
  colourId: 4,
  navStyle: 'band',
  configuration: { look: { typePairing: 'serif', homeGrid: 'magazine', cards: 'cover', cssContent: '' } },
  channels: [
    { code: 'mag', names: words.journals },
    { code: 'article', names: words.articles },
    { code: 'manuscript', names: words.submit },
    { code: 'news', names: words.news },
    { key: 'about', code: 'aboutus', names: words.about },
    { code: 'subcontact', names: words.contact },
  ],
  modules: [
    { code: 'journals', area: 'wide', styleId: 'covers', titles: words.journals, settings: { size: 12 } },
    { code: 'papers', area: 'main', styleId: 'rows', settings: { which: ['newest', 'mostRead'], size: 8 } },
    { code: 'news', area: 'side', styleId: 'plain', titles: words.news, settings: { size: 6 } },
    { code: 'text', area: 'side', styleId: 'panel', titles: words.about, channel: 'about' },
    { code: 'ranking', area: 'side', styleId: 'ranked', settings: { size: 8 } },
    { code: 'figures', area: 'wide', styleId: 'strip', settings: { size: 10 } },
  ],
  tools,
};

/** What many sites hold, found by search. */
const portal: SiteTemplate = {
  colourId: 6,
  navStyle: 'centred',
  configuration: { look: { typePairing: 'sans', homeGrid: 'portal', cards: 'tile', cssContent: '' } },
  channels: [
    { code: 'mag', names: words.journals },
    { code: 'article', names: words.articles },
    { code: 'virtualAlbum', names: words.albums },
    { code: 'scholarList', names: words.experts },
    { code: 'videoList', names: words.videos },
    { code: 'news', names: words.news },
    { code: 'aboutus', names: words.about },
  ],
  modules: [
    { code: 'search', area: 'wide', styleId: 'plain', titles: words.search, settings: { artwork: 'lattice' } },
    { code: 'numbers', area: 'wide', styleId: 'plain', titles: words.numbers },
    { code: 'subjects', area: 'wide', styleId: 'tiles', settings: { size: 15 } },
    { code: 'journals', area: 'wide', styleId: 'covers', titles: words.journals, settings: { size: 12 } },
    { code: 'papers', area: 'main', styleId: 'rows', settings: { which: ['newest'], size: 8 } },
    { code: 'ranking', area: 'side', styleId: 'ranked', settings: { size: 10 } },
    { code: 'figures', area: 'wide', styleId: 'mosaic', settings: { size: 9 } },
    { code: 'videos', area: 'wide', styleId: 'strip', settings: { size: 6 } },
  ],
  tools,
};

/** Nothing but a name, for those who build everything themselves. */
const plain: SiteTemplate = { colourId: 1, navStyle: 'line', configuration: {}, channels: [], modules: [], tools: [] };

export const templates: Readonly<Record<TemplateName, SiteTemplate>> = { journal, group, portal, plain };
