import { channelTargets } from '../channel-targets.ts';

/** Leads out of the portal. */
export const outside = 'jump';
/** Frames one of the outside pages that the site allows. */
export const framed = 'hostingPage';
/** Shows the text that has a code of its own. */
export const namedText = 'customRoute';
/** A page that the list below doesn't name, by its path. */
export const otherPage = 'other';

/** Where a channel can lead, as an editor chooses it: by the code that is stored, in the order in which it is offered. */
export const channelPlaces = {
  pages: [
    ...['homeNav', 'scanHome', 'directory', 'backissue', 'issues', 'onlineFirst', 'justAccepted', 'singleFirst'],
    ...['mag', 'searchPublication', 'periodicalGroup', 'article', 'seniorSearch', 'articleRankList', 'editorial'],
    ...['chart', 'rssList', 'emailSubscribe'],
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

/** The choice that stands for a stored code. */
export const placeOf = (code: string): string => (code !== otherPage && known.has(code) ? code : otherPage);

/** Lists that can be held to one type of news. */
export const placesOfNews: readonly string[] = ['news', 'informationList', 'item'];

const pagesWithModules = new Set(['/periodIntroduce', '/aboutus']);
const codesWithModules = new Set([
  ...['newComposite', 'info', 'customRoute', 'aboutus', 'periodIntroduce', 'about', 'contactUs', 'newItem'],
  ...channelTargets.filter(({ path }) => path && pagesWithModules.has(path)).map(({ code }) => code),
]);

/** Whether the page of a channel can be built from modules: those that show a column. */
export const canHoldModules = (code: string): boolean => codesWithModules.has(code);
