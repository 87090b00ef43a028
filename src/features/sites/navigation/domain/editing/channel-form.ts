import type { Choice, FormField } from '../../../../../platform/kernel/form-field.ts';
import { newsTypes } from '../../../../../platform/kernel/news-type.ts';
import { channelTargets } from '../channel-target.ts';

/** Leads out of the portal. */
export const outside = 'jump';
/** Frames one of the outside pages that the site allows. */
export const framed = 'hostingPage';
/** Shows the text that has a code of its own. */
export const namedText = 'customRoute';
/** A page that the list below doesn't name, by its path. */
export const otherPage = 'other';

/** Where a channel can lead, as an editor chooses it: by the code that is stored, in the order in which it is offered. */
const channelPlaces = {
  pages: [
    ...['homeNav', 'scanHome', 'directory', 'backissue', 'issues', 'onlineFirst', 'justAccepted', 'singleFirst'],
    ...['mag', 'searchPublication', 'periodicalGroup', 'article', 'seniorSearch', 'articleRankList', 'editorial'],
    ...['chart', 'rssList', 'emailSubscribe', 'manuscript', 'videoSubmission'],
  ],
  texts: [
    ...['column', 'introduce', 'aboutus', 'contact', 'reader', 'situation', 'periodIntroduce', 'info'],
    ...['subaboutus', 'subcontact', namedText, 'item', 'newComposite'],
  ],
  lists: [
    ...['news', 'informationList', 'science', 'specialIssue', 'virtualAlbum', 'newAlbum', 'collectionList'],
    ...['newPicture', 'newTable', 'textList', 'videoList', 'audioList', 'bookList', 'scholarList', 'specialTalentList'],
    ...['biaozhun', 'zhuanli', 'currencyList', 'download', 'newLink', 'weChat', 'newMeeting', 'newPublish'],
  ],
  elsewhere: [outside, framed, otherPage],
} as const satisfies Record<string, readonly string[]>;

const known: ReadonlySet<string> = new Set(Object.values(channelPlaces).flat());

/** Lists of journals and papers stand among the pages. */
const listCodes: ReadonlySet<string> = new Set([
  ...channelPlaces.lists,
  ...['mag', 'searchPublication', 'periodicalGroup', 'article', 'hssArticle', 'othersList', 'academicPublishing'],
]);
const isList = (code: string): boolean => listCodes.has(code) || /^new(?!Composite$|Item$)[A-Z]/.test(code);

/** Whether things can be put into the column of such a channel: its page is a list of what is published. */
export const holdsContent = (code: string): boolean => code === 'item' || isList(code);

/** Whether its list may show all that the site has instead: nobody puts ten thousand figures into a column. */
export const mayShowAll = isList;

/** The choice that stands for a stored code. */
export const placeOf = (code: string): string => (code !== otherPage && known.has(code) ? code : otherPage);

/** Lists that can be held to one type of news. */
const placesOfNews: readonly string[] = ['news', 'informationList', 'item'];

const pagesWithModules = new Set(['/periodIntroduce', '/aboutus']);
const codesWithModules = new Set([
  ...['newComposite', 'info', 'customRoute', 'aboutus', 'periodIntroduce', 'about', 'contactUs', 'newItem'],
  ...channelTargets.filter(({ path }) => path && pagesWithModules.has(path)).map(({ code }) => code),
]);

/** Whether the page of a channel can be built from modules: those that show a column. */
export const canHoldModules = (code: string): boolean => codesWithModules.has(code);

const deepestChannel = 4;
const mostChannels = 400;

const places: readonly Choice[] = Object.entries(channelPlaces).flatMap(([group, codes]) =>
  codes.map((code) => ({ value: code, label: `channel.to.${code}`, group: `channel.group.${group}` })),
);

/** One entry of the navigation. Its depth tells below which of those before it it stands. */
const entryFields: readonly FormField[] = [
  { name: 'id', type: 'key', label: 'navigation.field.id' },
  { name: 'depth', type: 'number', label: 'navigation.field.depth', least: 0, most: deepestChannel },
  { name: 'names', type: 'text', label: 'navigation.field.channelName', required: true, longest: 200 },
  { name: 'target', type: 'choice', label: 'navigation.field.channelTarget', required: true, choices: places },
  {
    name: 'address',
    type: 'line',
    label: 'navigation.field.outsideAddress',
    required: true,
    rule: 'urlFormat',
    when: { field: 'target', is: [outside, framed] },
  },
  {
    name: 'page',
    type: 'line',
    label: 'navigation.field.namedText',
    help: 'navigation.help.namedText',
    required: true,
    longest: 100,
    when: { field: 'target', is: [namedText] },
  },
  {
    name: 'path',
    type: 'line',
    label: 'navigation.field.pagePath',
    help: 'navigation.help.pagePath',
    required: true,
    longest: 200,
    when: { field: 'target', is: [otherPage] },
  },
  {
    name: 'newsType',
    type: 'choice',
    label: 'navigation.field.newsType',
    help: 'navigation.help.newsType',
    choices: newsTypes.map((value) => ({ value, label: `newsType.${value}` })),
    when: { field: 'target', is: placesOfNews },
  },
  {
    name: 'showsAll',
    type: 'switch',
    label: 'navigation.field.showsAll',
    help: 'navigation.help.showsAll',
    when: { field: 'target', is: [...listCodes, otherPage] },
  },
  { name: 'shown', type: 'switch', label: 'navigation.field.channelShown', help: 'navigation.help.channelShown' },
  { name: 'newTab', type: 'switch', label: 'navigation.field.newTab' },
  { name: 'banner', type: 'choice', label: 'navigation.field.banner', help: 'navigation.help.banner', choices: [] },
];

/** The whole navigation as one list, from the top down, each entry right before those below it. */
export const channelFields: readonly FormField[] = [
  { name: 'entries', type: 'list', label: 'navigation.field.channels', of: entryFields, most: mostChannels },
];

/** The same with the banners of a site to choose from. */
export const channelFieldsWith = (banners: readonly Choice[]): readonly FormField[] =>
  channelFields.map((list): FormField => {
    if (list.type !== 'list') return list;
    const of = list.of.map(
      (field): FormField => (field.name === 'banner' ? { ...field, type: 'choice', choices: banners } : field),
    );
    return { ...list, of };
  });
