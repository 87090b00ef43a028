import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One page may stand behind several addresses, so an address is its route's name. Matching ignores case. */
const page = (address: string, file: string) => route(address, file, { id: address });

const home = 'features/portal/home/pages/home-page.tsx';
const column = 'features/portal/column/pages/column-page.tsx';
const columnList = 'features/portal/column/pages/column-list-page.tsx';
const search = 'features/discovery/search/pages/search-page.tsx';
const article = 'content/article/pages/article-page.tsx';
const book = 'content/book/pages/book-page.tsx';
const resource = 'content/general-resource/pages/resource-page.tsx';
const advanced = 'features/discovery/search/pages/advanced-page.tsx';
const journals = 'content/journal/pages/journals-page.tsx';
const journal = 'content/journal/pages/journal-page.tsx';
const expert = 'content/expert/pages/expert-page.tsx';
const profile = 'content/institution/pages/profile-page.tsx';
const firstPapers = 'content/issue/pages/first-papers-page.tsx';
const ranking = 'features/discovery/rankings/pages/ranking-page.tsx';
const list = 'features/discovery/lists/pages/list-page.tsx';
const recording = 'content/video/pages/recording-page.tsx';
const board = 'content/journal/pages/board-page.tsx';
const news = 'content/news/pages/news-page.tsx';
const collection = 'content/album/pages/collection-page.tsx';
const event = 'content/conference/pages/event-page.tsx';
const submit = 'features/editorial/submissions/pages/submit-page.tsx';
const personal = 'features/portal/personal-center/pages/personal-page.tsx';

export default [
  // Pages inside the root shell, in the specification's order.
  layout('features/portal/frame/pages/shell.tsx', [
    page('/homeNav', home),
    page('/scanHome', home),
    page('/login', 'features/members/account/pages/login-page.tsx'),
    page('/quickLogin', 'features/members/account/pages/quick-login-page.tsx'),
    page('/register', 'features/members/account/pages/register-page.tsx'),
    page('/accountBinding', 'features/members/account/pages/account-binding-page.tsx'),
    page('/agreement', 'features/sites/site/pages/agreement-in-shell-page.tsx'),
    page('/forgetCode', 'features/members/account/pages/forget-code-page.tsx'),
    page('/institutionLogin', 'features/access/pages/institution-page.tsx'),
    page('/mag', journals),
    page('/searchPublication', journals),
    page('/newPublication', journals),
    page('/periodicalGroup', journals),
    page('/periodicalDetail', journal),
    page('/mag/:id', journal),
    page('/academic', 'content/issue/pages/academic-page.tsx'),
    page('/onlineFirst', firstPapers),
    page('/justAccepted', firstPapers),
    page('/issue', 'content/issue/pages/issue-page.tsx'),
    page('/issues', 'content/issue/pages/issues-page.tsx'),
    page('/new', columnList),
    page('/item', column),
    page('/newItem', column),
    page('/info', column),
    page('/info/:id', column),
    page('/customRoute', column),
    page('/periodIntroduce', column),
    page('/about', column),
    // /aboutUs and /aboutus differ only in case.
    page('/aboutus', column),
    page('/contactUs', column),
    page('/subaboutus', column),
    page('/subcontact', column),
    page('/contact', column),
    page('/editorial', board),
    page('/editorial-board', board),
    page('/editorialList', board),
    page('/thesisDetails', article),
    page('/bigThesisDetails', article),
    page('/article/doi/*', article),
    page('/expertDetails', expert),
    page('/organDetails', profile),
    page('/subjectDetails', profile),
    page('/researchDetail', profile),
    page('/previewFile', 'content/article/pages/preview-file-page.tsx'),
    // Ours: the specification knows no such page.
    page('/articleChanges', 'content/article/pages/changes-page.tsx'),
    page('/article', search),
    page('/hssArticle', search),
    page('/subPoolArticle', search),
    page('/articleRankList', ranking),
    page('/rank', ranking),
    page('/personal', personal),
    page('/personalCollect', personal),
    page('/personalDownLoad', personal),
    page('/personalInfomation', personal),
    page('/personalAccount', personal),
    page('/personalAlbum', personal),
    // Ours: the specification knows no such page.
    page('/librarian', 'features/portal/librarian/pages/librarian-page.tsx'),
    page('/forLibraries', 'features/portal/librarian/pages/for-libraries-page.tsx'),
    page('/seniorSearch', advanced),
    page('/searchFrame', search),
    page('/textList', search),
    // Ours: the specification knows no such page.
    page('/ask', 'features/discovery/ask/pages/ask-page.tsx'),
    page('/bookDetailsNew', book),
    page('/bookDetails', book),
    page('/bookCatelogDetail', book),
    page('/libraryDetails', resource),
    page('/currencyDetails', resource),
    // Ours: what extensions bring.
    page('/itemDetails', 'content/extension-item/pages/extension-item-page.tsx'),
    page('/textDetail', 'content/figure/pages/record-page.tsx'),
    page('/othersList', search),
    page('/unifiedSearch', search),
    page('/unifiedSeniorSearch', advanced),
    page('/newsInfo', news),
    page('/academicDetail', news),
    page('/newScienceDetail', news),
    page('/virtualProjectDetail', collection),
    page('/projectDetail', collection),
    page('/news', list),
    page('/newNews', list),
    page('/download', list),
    page('/newFile', list),
    page('/virtualAlbumList', list),
    page('/collectionList', list),
    page('/newAlbum', list),
    page('/newAlbum1', list),
    page('/specialTalentList', list),
    page('/scholarList', list),
    page('/newPicture', list),
    page('/newTable', list),
    page('/informationList', list),
    page('/audioList', list),
    page('/videoList', list),
    page('/newAudio', list),
    page('/newVideo', list),
    page('/audioDetails', recording),
    page('/videoDetails', recording),
    page('/bookList', list),
    page('/academicPublishing', list),
    page('/newBook', list),
    page('/newScience', list),
    page('/science', list),
    page('/newLink', list),
    page('/newLink1', list),
    page('/moreList', list),
    page('/weChat', list),
    page('/newWeChat', list),
    page('/newPublish', list),
    page('/libraryList', list),
    page('/currencyList', list),
    page('/newLeaguage', event),
    page('/conference2022', event),
    page('/conference2023', event),
    page('/conference2024', event),
    page('/conference2025', event),
    page('/conferences2023', event),
    page('/conferences2024', event),
    page('/conferences2025', event),
    page('/conferences2026', event),
    page('/seedOfLight', event),
    page('/light10', event),
    page('/newMeeting', event),
    page('/specialIssue', collection),
    page('/newComposite', home),
    page('/rssList', 'features/discovery/feeds/pages/feeds-page.tsx'),
    page('/emailSubscribe', 'features/members/alerts/pages/email-subscribe-page.tsx'),
    page('/unsubscribe', 'features/members/alerts/pages/unsubscribe-page.tsx'),
    page('/opinion', 'features/editorial/submissions/pages/review-page.tsx'),
    page('/virtualAlbum', search),
    page('/chart', 'features/discovery/usage/pages/chart-page.tsx'),
    page('/manuscript', submit),
    page('/videoSubmission', submit),
    page('/hostingPage', 'features/portal/frame/pages/hosting-page.tsx'),
    page('/journalJoin/:siteId/:id', 'content/journal/pages/journal-join-page.tsx'),
  ]),

  // Inner mode: pages for framing inside a partner's system.
  layout('features/portal/frame/pages/inner-shell.tsx', [
    page('/innerSeniorSearch', advanced),
    page('/innerHome', home),
    page('/innerRecommendation', home),
    page('/innerRecommendationTest', home),
    page('/innerBigThesisDetails', article),
    page('/innerExpertDetails', expert),
  ]),

  // The editorial behind the site, for those who work there.
  layout('features/console/pages/console-shell.tsx', [
    layout('features/console/pages/room.tsx', [
      page('/console', 'features/console/pages/overview-page.tsx'),
      page('/console/list/:kind', 'features/console/pages/documents-page.tsx'),
      page('/console/edit/:kind/:id', 'features/console/pages/document-page.tsx'),
      page('/console/comments', 'features/console/pages/comments-page.tsx'),
      page('/console/people', 'features/console/pages/people-page.tsx'),
      page('/console/members', 'features/console/pages/members-page.tsx'),
      page('/console/invitation', 'features/console/pages/invitation-page.tsx'),
      page('/console/confirm', 'features/console/pages/confirm-page.tsx'),
      page('/console/channels', 'features/console/pages/channels-page.tsx'),
      page('/console/modules', 'features/console/pages/modules-page.tsx'),
      page('/console/modules/:id', 'features/console/pages/module-page.tsx'),
      page('/console/submissions', 'features/console/pages/submissions-page.tsx'),
      page('/console/reviewers', 'features/console/pages/reviewers-page.tsx'),
      page('/console/submissions/:id', 'features/console/pages/submission-page.tsx'),
      page('/console/import', 'features/console/pages/import-page.tsx'),
      page('/console/import/:id', 'features/console/pages/import-result-page.tsx'),
      page('/console/changes', 'features/console/pages/changes-page.tsx'),
      page('/console/security', 'features/console/pages/security-page.tsx'),
      page('/console/counter', 'features/console/pages/counter-page.tsx'),
      page('/console/deposits', 'features/console/pages/deposits-page.tsx'),
      page('/console/notify', 'features/console/pages/notify-page.tsx'),
      page('/console/webhooks', 'features/console/pages/webhooks-page.tsx'),
      page('/console/usage', 'features/console/pages/usage-page.tsx'),
      page('/console/jobs', 'features/console/pages/jobs-page.tsx'),
      page('/console/sites', 'features/console/pages/sites-page.tsx'),
      page('/console/sites/new', 'features/console/pages/new-site-page.tsx'),
      page('/console/theme', 'features/console/pages/theme-page.tsx'),
      page('/console/*', 'features/console/pages/nowhere-page.tsx'),
    ]),
  ]),

  // Pages outside the shell.
  page('/errorPage', 'features/sites/site/pages/error-page.tsx'),
  page('/errorMaintain', 'features/sites/site/pages/error-page.tsx'),
  page('/forbiddenPage', 'features/sites/site/pages/error-page.tsx'),
  page('/userPrivacy', 'features/sites/site/pages/legal-page.tsx'),
  page('/userAgreement', 'features/sites/site/pages/legal-page.tsx'),
  page('/znIndex', event),
  page('/lightIndex', event),

  // Everything else. The entry `/` never gets here: it is decided at the door.
  page('*', 'features/sites/site/pages/error-page.tsx'),
] satisfies RouteConfig;
