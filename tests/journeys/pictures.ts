import type { ConsoleRole } from '../../src/platform/kernel/console-role.ts';
import { samplePages } from './pages.ts';

/** A picture of a page of the demo. */
export interface Picture {
  readonly file: string;
  readonly host: string;
  readonly path: string;
  readonly width: number;
  readonly dark?: boolean;
  /** The whole page, not only what a screen shows of it. */
  readonly full?: boolean;
  /** Who looks at it, where it is a page of the console. */
  readonly consoleUser?: ConsoleRole;
}

/** Pictures of README.md. */
const presented: readonly Picture[] = [
  { file: 'optics-home.png', host: 'optics', path: '/homeNav?lang=zh', width: 1440 },
  { file: 'biology-home.png', host: 'biology', path: '/homeNav?lang=en', width: 1440 },
  { file: 'portal-home.png', host: 'www', path: '/scanHome?lang=en', width: 1440 },
  { file: 'portal-arabic.png', host: 'www', path: '/scanHome?lang=ara', width: 1440 },
  { file: 'optics-dark.png', host: 'optics', path: '/homeNav?lang=en', width: 1440, dark: true },
  { file: 'article.png', host: 'optics', path: '/article/doi/10.5555/fol.2026.5.1?lang=en', width: 1440 },
  { file: 'article-phone.png', host: 'optics', path: '/article/doi/10.5555/fol.2026.11.1?lang=zh', width: 360 },
  {
    file: 'article-dark.png',
    host: 'biology',
    path: '/article/doi/10.5555/lsl.2026.4.1?lang=en',
    width: 1440,
    dark: true,
  },
  { file: 'journal.png', host: 'optics', path: '/mag?lang=zh', width: 1440 },
  { file: 'search.png', host: 'www', path: '/searchFrame?q=light&lang=en', width: 1440 },
  { file: 'full-text.png', host: 'optics', path: '/textList?tab=text&q=noise&lang=en', width: 1440 },
  { file: 'optics-phone-dark.png', host: 'optics', path: '/homeNav?lang=zh', width: 360, dark: true },
];

/** Where the things of each kind are listed and where one of them is shown, on the optics journal. */
const lists: Readonly<Record<string, readonly [list: string, page: string]>> = {
  figure: ['/newPicture', '/textDetail?columnId={figure:10.5555/fol.2026.10.1#fig1}'],
  table: ['/newTable', '/textDetail?columnId={table:10.5555/fol.2026.10.1#table1}'],
  book: ['/bookList', '/bookDetails?columnId={book:sample:optics/book/1}'],
  chapter: ['/newBook', '/bookCatelogDetail?columnId={book:sample:optics/book/1}&childId=2'],
  audio: ['/audioList', '/audioDetails?columnId={audio:sample:optics/audio/1}'],
  video: ['/videoList', '/videoDetails?columnId={video:sample:optics/video/1}'],
  news: ['/news', '/newsInfo?columnId={news:sample:optics/news/1}'],
  resource: ['/libraryList?code=biaozhun', '/libraryDetails?columnId={general-resource:sample:optics/standard/3}'],
  expert: ['/specialTalentList', '/expertDetails?columnId={expert:https://orcid.org/0000-0000-0000-1012}'],
  institution: ['/scholarList', '/organDetails?columnId={institution:https://ror.org/0samp1e01}'],
  subject: ['/researchDetail', '/subjectDetails?columnId={subject:lasers}'],
  album: ['/virtualAlbumList', '/virtualProjectDetail?columnId={album:sample:optics/album/1}'],
  topic: ['/collectionList', '/projectDetail?columnId={topic:sample:optics/topic/1}'],
  issue: ['/specialIssue', '/specialIssue?columnId={special-issue:sample:optics/special-issue/1}'],
  conference: ['/newMeeting', '/conference2025'],
  use: ['/articleRankList', '/chart'],
  feeds: ['/newPublish', '/rssList'],
  humanities: ['/hssArticle', '/article'],
};

const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const pageOf = (list: keyof typeof lists): string => lists[list]?.[1] ?? '';

/** Pictures of docs/lists.md. */
const shelved: readonly Picture[] = (
  [
    ['figure', 'zh', {}],
    ['book', 'en', {}],
    ['video', 'en', { dark: true }],
    ['expert', 'en', {}],
    ['album', 'zh', {}],
    ['conference', 'zh', {}],
    ['use', 'en', {}],
    ['resource', 'ara', {}],
    ['audio', 'zh', { width: 360 }],
    ['news', 'en', { width: 360 }],
    ['table', 'en', { width: 360 }],
    ['subject', 'zh', { width: 360 }],
  ] as const
).map(([list, language, more]) => ({
  file: `list-${list}.png`,
  host: 'optics',
  path: inLanguage(pageOf(list), language),
  width: 1440,
  ...more,
}));

export const documented: readonly Picture[] = [...presented, ...shelved];

/** The list and the page of each kind as most readers see them, and a few as others do. */
export const everyList = (): Picture[] =>
  Object.entries(lists).flatMap(([list, paths]) =>
    paths.flatMap((path, place) => {
      const name = `${list}-${place === 0 ? 'list' : 'page'}`;
      const picture = (language: string, width: number, dark = false): Picture => ({
        file: `${name}-${language}-${width}${dark ? '-dark' : ''}.png`,
        host: 'optics',
        path: inLanguage(path, language),
        width,
        dark,
        full: true,
      });
      return [
        ...['zh', 'en'].flatMap((language) => [360, 1440].map((width) => picture(language, width))),
        picture('ara', 360),
        picture('en', 1440, true),
      ];
    }),
  );

/** Every page at four widths, in three languages. */
export const everyPage = (): Picture[] =>
  samplePages.flatMap(({ host, path }, place) =>
    [360, 768, 1440, 1920].flatMap((width) =>
      ['zh', 'en', 'ara'].map((language) => ({
        file: `${String(place).padStart(2, '0')}-${host}-${path.replaceAll(/[^a-z]/gi, '').slice(0, 24)}-${language}-${width}.png`,
        host,
        path: inLanguage(path, language),
        width,
        full: true,
      })),
    ),
  );

const homes: readonly (readonly [host: string, path: string])[] = [
  ['optics', '/homeNav'],
  ['biology', '/homeNav'],
  ['www', '/scanHome'],
  ['optics', '/article/doi/10.5555/fol.2026.5.1'],
  ['optics', '/mag'],
  ['www', '/searchFrame?q=light'],
  ['www', '/seniorSearch'],
  ['www', '/login'],
];

/** One picture of each kind of page, on phone and desktop: before a change of styles and after it. */
export const comparedPages = (): Picture[] =>
  [...homes, ...Object.values(lists).flatMap((paths) => paths.map((path) => ['optics', path] as const))].flatMap(
    ([host, path], place) =>
      [360, 1440].map((width) => ({
        file: `${String(place).padStart(2, '0')}-${host}-${path.replaceAll(/[^a-z]/gi, '').slice(0, 24)}-${width}.png`,
        host,
        path: inLanguage(path, place % 2 ? 'zh' : 'en'),
        width,
        full: true,
      })),
  );
