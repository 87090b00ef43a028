import { type MarkedSite, sites } from '../marked-site.ts';
import { itemNumbers } from '../sample-content-rows.ts';
import { reviewCode, unsubscribeToken } from '../sample-factors.ts';
import type { SamplePage } from './sample-pages.ts';

type More = Omit<SamplePage, 'route' | 'path'>;

const page = (route: string, more: More & { query?: (site: MarkedSite) => string } = {}): SamplePage => {
  const { query, ...rest } = more;
  return { route, path: (site) => `${route}${query ? `?${query(site)}` : ''}`, ...rest };
};
const pages = (routes: string, more?: Parameters<typeof page>[1]): SamplePage[] =>
  routes.split(' ').map((route) => page(route, more));

const of = (kind: keyof typeof itemNumbers, more = '') => ({
  query: (site: MarkedSite) => `columnId=${site.itemId(itemNumbers[kind])}${more}`,
  isGathered: true,
});
const column = { query: (site: MarkedSite) => `columnId=${site.itemId(6)}` };
const form = { silent: 'a form' };
/** The walks act as this member; the others have collected, said and read nothing. */
const ofMember: More = { isFor: (role) => role === 'member' };

/** One address for each route that readers open, with what the marked sites have stored. */
export const readersPages: readonly SamplePage[] = [
  ...pages('/homeNav /scanHome /innerHome', { silent: { data: 'the sample of a module is empty' } }),
  ...pages('/innerRecommendation /innerRecommendationTest', { silent: 'nobody has read anything' }),
  page('/newComposite', { query: (site) => `columnId=${site.itemId(1)}` }),
  ...pages('/login /quickLogin /register /accountBinding /forgetCode', form),
  ...pages('/agreement /userPrivacy /userAgreement', { silent: 'a text of the portal' }),
  page('/institutionLogin'),
  ...pages('/mag /searchPublication /newPublication /periodicalGroup', { isFor: (_, at) => at === sites.portal }),
  page('/periodicalDetail'),
  { route: '/mag/:id', path: (site) => `/mag/${site.itemId(itemNumbers.journal)}`, isGathered: true },
  page('/academic', { query: () => 'type=backissue', silent: { page: 'years and numbers' } }),
  ...pages('/onlineFirst /justAccepted', { silent: 'the sample paper stands in its issue' }),
  page('/issue', { query: (site) => `activeName=${site.itemId(itemNumbers.issue)}` }),
  page('/issues'),
  ...pages('/new /item /newItem /info /periodIntroduce', column),
  { route: '/info/:id', path: (site) => `/info/${site.itemId(6)}` },
  page('/customRoute', { query: () => 'code=about' }),
  ...pages('/about /aboutus /subaboutus'),
  ...pages('/contactUs /subcontact /contact', { refusal: 404, silent: 'the samples have no such channel' }),
  ...pages('/editorial /editorial-board /editorialList'),
  ...pages('/thesisDetails /bigThesisDetails /innerBigThesisDetails', of('article')),
  {
    route: '/article/doi/*',
    path: () => '/article/doi/10.5555/of-nobody',
    refusal: 404,
    silent: 'no such DOI',
  },
  ...pages('/expertDetails /innerExpertDetails', of('expert')),
  page('/organDetails', of('institution')),
  page('/subjectDetails', of('subject')),
  page('/researchDetail', { silent: 'a term that the address names' }),
  page('/previewFile', {
    query: (site) => `id=${site.itemId(itemNumbers.article)}-2&columnId=${site.itemId(itemNumbers.article)}`,
    isGathered: true,
  }),
  page('/articleChanges', {
    ...of('article'),
    query: (site) => `columnId=${site.itemId(itemNumbers.article)}&from=1&to=2`,
  }),
  // On a busy machine the index answers late; search.test.ts walks what it finds.
  ...pages('/article /searchFrame /textList /hssArticle /othersList /unifiedSearch', {
    query: () => 'q=English',
    silent: 'what the index finds',
  }),
  page('/ask', { query: () => 'q=annealed', refusal: 404, silent: 'no sample site offers it' }),
  page('/subPoolArticle', { query: () => 'code=of-nobody', refusal: 404, silent: 'no such pool' }),
  ...pages('/seniorSearch /unifiedSeniorSearch /innerSeniorSearch', form),
  ...pages('/articleRankList /rank'),
  ...pages('/personal /personalCollect /personalDownLoad /personalAlbum', ofMember),
  page('/librarian', ofMember),
  page('/forLibraries', { silent: 'addresses only' }),
  ...pages('/personalInfomation /personalAccount', { silent: 'an account belongs to no site' }),
  ...pages('/bookDetailsNew /bookDetails', of('book')),
  page('/bookCatelogDetail', of('book', '&childId=1')),
  ...pages('/libraryDetails /currencyDetails', of('general-resource')),
  page('/itemDetails', { ...of('article'), refusal: 404, silent: 'no extension brings a kind here' }),
  page('/textDetail', of('figure')),
  ...pages('/newsInfo /academicDetail /newScienceDetail', of('news')),
  page('/virtualProjectDetail', of('album')),
  page('/projectDetail', of('topic')),
  page('/specialIssue', of('special-issue')),
  page('/virtualAlbum', of('album')),
  page('/videoDetails', of('video')),
  page('/audioDetails', of('audio')),
  ...pages('/news /newNews /virtualAlbumList /collectionList /newAlbum /newAlbum1 /specialTalentList'),
  ...pages('/scholarList /newPicture /newTable /informationList /audioList /videoList /newAudio /newVideo /bookList'),
  ...pages('/academicPublishing /newBook /newPublish /currencyList'),
  ...pages('/download /newFile /newScience /science /newLink /newLink1 /weChat /newWeChat /libraryList', {
    silent: 'the samples have none of this kind',
  }),
  ...pages('/moreList', { query: () => 'code=figures' }),
  page('/newMeeting', of('conference')),
  ...pages(
    '/newLeaguage /conference2022 /conference2023 /conference2024 /conference2025 /conferences2023 /conferences2024 ' +
      '/conferences2025 /conferences2026 /seedOfLight /light10 /znIndex /lightIndex',
    { silent: 'the sample is a meeting of another series' },
  ),
  page('/rssList'),
  page('/emailSubscribe', { silent: { page: 'a form' } }),
  page('/unsubscribe', { query: (site) => `token=${encodeURIComponent(unsubscribeToken(site))}`, silent: 'yes or no' }),
  page('/opinion', { query: (site) => `code=${encodeURIComponent(reviewCode(site))}` }),
  page('/chart', { silent: 'numbers only' }),
  ...pages('/manuscript /videoSubmission', form),
  page('/hostingPage'),
  {
    route: '/journalJoin/:siteId/:id',
    path: (site) => `/journalJoin/${site.id}/${site.itemId(itemNumbers.journal)}`,
    isGathered: true,
  },
  page('/errorPage', { refusal: 404, silent: 'a text of the portal' }),
  page('/errorMaintain', { refusal: 503, silent: 'a text of the portal' }),
  page('/forbiddenPage', { refusal: 403, silent: 'a text of the portal' }),
  { route: '*', path: () => '/no-such-page', refusal: 404, silent: 'a text of the portal' },
];
