/**
 * Pages that a channel may name by their path in addition to those in the list: each opens by itself. A page about one thing does
 * only where its path names the thing. `tests/settings/channels.test.ts` opens all of them and knows why the others are left out.
 */
export const ownPages = [
  ...['hssArticle', 'subPoolArticle', 'rank', 'searchFrame', 'virtualAlbum', 'othersList', 'unifiedSearch'],
  ...['unifiedSeniorSearch', 'academic', 'issue', 'new', 'about', 'aboutUs', 'contactUs', 'newItem', 'subjectDetails'],
  ...['researchDetail', 'editorial-board', 'editorialList', 'periodicalDetail', 'newPublication', 'newNews', 'newFile'],
  ...[
    'virtualAlbumList',
    'newAlbum1',
    'newAudio',
    'newVideo',
    'newBook',
    'academicPublishing',
    'newScience',
    'newLink1',
  ],
  ...['moreList', 'newWeChat', 'libraryList', 'newLeaguage', 'seedOfLight', 'light10', 'manuscript', 'videoSubmission'],
  ...['conference2022', 'conference2023', 'conference2024', 'conference2025', 'conferences2023', 'conferences2024'],
  ...[
    'conferences2025',
    'conferences2026',
    'login',
    'quickLogin',
    'register',
    'forgetCode',
    'agreement',
    'userPrivacy',
  ],
  ...['userAgreement', 'institutionLogin', 'personal', 'personalCollect', 'personalDownLoad', 'personalInfomation'],
  ...['personalAccount', 'personalAlbum', 'accountBinding', 'znIndex', 'lightIndex', 'unsubscribe'],
] as const;

const known: ReadonlySet<string> = new Set(ownPages.map((page) => page.toLowerCase()));
const ofOneItem = /^(?:(?:mag|info)\/\d+|journalJoin\/\d+\/\d+|article\/doi\/\S+)$/i;

/** Whether a path that an editor gave a channel leads to a page. */
export const isOwnPage = (path: string): boolean => {
  const page = path.replace(/^\/+|\/+$/g, '');
  return known.has(page.toLowerCase()) || ofOneItem.test(page);
};
