import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One page may stand behind several addresses, so an address is its route's name. Matching ignores case. */
const page = (address: string, file: string) => route(address, file, { id: address });

const home = 'features/module/pages/home-page.tsx';
const column = 'features/column/pages/column-page.tsx';
const columnList = 'features/column/pages/column-list-page.tsx';
const search = 'features/searching/pages/search-page.tsx';
const article = 'content/article/pages/article-page.tsx';
const advanced = 'features/searching/pages/advanced-page.tsx';
const journals = 'content/journal/pages/journals-page.tsx';
const journal = 'content/journal/pages/journal-page.tsx';
const firstPapers = 'content/issue/pages/first-papers-page.tsx';
const board = 'content/journal/pages/board-page.tsx';

export default [
  // Pages inside the root shell, in the specification's order.
  layout('features/navigation/pages/shell.tsx', [
    page('/homeNav', home),
    page('/scanHome', home),
    page('/agreement', 'features/site/pages/agreement-in-shell-page.tsx'),
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
    page('/previewFile', 'content/article/pages/preview-file-page.tsx'),
    page('/article', search),
    page('/hssArticle', search),
    page('/subPoolArticle', search),
    page('/seniorSearch', advanced),
    page('/searchFrame', search),
    page('/textList', search),
    page('/othersList', search),
    page('/unifiedSearch', search),
    page('/unifiedSeniorSearch', advanced),
    page('/journalJoin/:siteId/:id', 'content/journal/pages/journal-join-page.tsx'),
  ]),

  // Inner mode: pages for framing inside a partner's system.
  layout('features/navigation/pages/inner-shell.tsx', [
    page('/innerSeniorSearch', advanced),
    page('/innerBigThesisDetails', article),
  ]),

  // Pages outside the shell.
  page('/errorPage', 'features/site/pages/error-page.tsx'),
  page('/errorMaintain', 'features/site/pages/maintain-page.tsx'),
  page('/forbiddenPage', 'features/site/pages/forbidden-page.tsx'),
  page('/userPrivacy', 'features/site/pages/legal-page.tsx'),
  page('/userAgreement', 'features/site/pages/legal-page.tsx'),

  // Everything else. The entry `/` never gets here: it is decided at the door.
  page('*', 'features/site/pages/error-page.tsx'),
] satisfies RouteConfig;
