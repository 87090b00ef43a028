/** What a long menu is divided into, in the order in which its parts stand. */
const channelGroups = ['issues', 'media', 'books', 'people', 'news', 'services', 'other'] as const;
export type ChannelGroup = (typeof channelGroups)[number];

const codes: Readonly<Record<Exclude<ChannelGroup, 'other'>, readonly string[]>> = {
  issues: [
    ...['directory', 'backissue', 'singleFirst', 'onlineFirst', 'justAccepted', 'issue', 'issues', 'academic'],
    ...['article', 'hssArticle', 'subPoolArticle', 'mag', 'searchPublication', 'newPublication', 'periodicalGroup'],
    ...['periodicalDetail', 'specialIssue', 'virtualAlbum', 'virtualAlbumList', 'newAlbum', 'newAlbum1'],
    ...['collectionList', 'newPublish', 'newComposite', 'moreList'],
  ],
  media: ['newPicture', 'newTable', 'textList', 'videoList', 'newVideo', 'audioList', 'newAudio'],
  books: [
    ...['bookList', 'newBook', 'academicPublishing', 'biaozhun', 'zhuanli', 'libraryList', 'currencyList'],
    ...['informationList', 'othersList'],
  ],
  people: [
    ...['scholarList', 'specialTalentList', 'editorial', 'editorial-board', 'editorialList', 'expertDetails'],
    ...['organDetails', 'subjectDetails', 'researchDetail'],
  ],
  news: ['news', 'newNews', 'item', 'new', 'science', 'newScience', 'weChat', 'newWeChat', 'newMeeting', 'newLeaguage'],
  services: [
    ...['download', 'newFile', 'newLink', 'newLink1', 'jump', 'rssList', 'emailSubscribe', 'seniorSearch', 'ask'],
    ...['rank', 'articleRankList', 'chart', 'manuscript', 'videoSubmission'],
  ],
};

const groupOf: ReadonlyMap<string, ChannelGroup> = new Map(
  channelGroups.flatMap((group) =>
    group === 'other' ? [] : codes[group].map((code): [string, ChannelGroup] => [code.toLowerCase(), group]),
  ),
);

/** Which part of a long menu a channel stands in. */
export const channelGroup = (code: string): ChannelGroup =>
  groupOf.get(code.toLowerCase()) ?? (/^conferences?\d{4}$/i.test(code) ? 'news' : 'other');

/** So many entries are taken in at a glance; more are looked for under headings. */
const mostWithoutHeadings = 8;

/** The parts of a menu in their order, or nothing where it is short or all of one kind. */
export function menuGroups<Entry extends { readonly group: ChannelGroup }>(
  entries: readonly Entry[],
): readonly (readonly [group: ChannelGroup, entries: readonly Entry[]])[] | null {
  if (entries.length <= mostWithoutHeadings) return null;
  const found = Map.groupBy(entries, ({ group }) => group);
  if (found.size < 2) return null;
  return channelGroups.flatMap((group) => {
    const ofGroup = found.get(group);
    return ofGroup ? [[group, ofGroup] as const] : [];
  });
}
