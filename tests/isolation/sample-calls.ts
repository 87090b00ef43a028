import type { FailureCode } from '../../src/platform/kernel/failure.ts';
import { sampleDetails } from '../support/submissions.ts';
import { smallestPicture } from './console/inputs.ts';
import type { MarkedSite } from './marked-site.ts';
import { itemNumbers } from './sample-content-rows.ts';
import { doingNumbers } from './sample-doings.ts';
import { callersPublicKey, reviewCode, secretOfNobody, spentCaptcha, unsubscribeToken } from './sample-factors.ts';
import { submissionNumbers } from './sample-submissions.ts';

export interface SampleCall {
  /** What a reader of that site's own host would send. */
  input(site: MarkedSite): Readonly<Record<string, unknown>>;
  /** Why the answer carries no stored text; without it the answer must show the site's mark. */
  readonly silent?: string;
  /** Why even the own site is refused; one of several where it depends on what was asked before. */
  readonly fails?: FailureCode | readonly FailureCode[];
  /** How it is refused after it was done once. */
  readonly once?: FailureCode;
  /** Why its answer tells a member of all sites. */
  readonly ofAllSites?: string;
  /** How an id of any other site is refused, where a gathered site's things are not the portal's to read. */
  readonly foreign?: FailureCode;
  /** Why no store is asked. */
  readonly storeless?: string;
  /** What is sent besides, as a solved puzzle. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends sessions: it has one of its own, and nothing else is asked meanwhile. */
  readonly isAlone?: boolean;
}

const nothing: SampleCall = { input: () => ({}) };
const silent = (reason: string): SampleCall => ({ ...nothing, silent: reason });
const switches = silent('switches only');
const siteInPath: SampleCall = { input: ({ id }) => ({ id: String(id) }) };
const jumpTo = (kind: keyof typeof itemNumbers): SampleCall => ({
  input: (site) => ({ id: site.itemId(itemNumbers[kind]) }),
  silent: 'an address only',
});

const searching = silent('nothing is indexed here; the walk over the search index has its own test');
/** No sample site offers it; the walk over the search index asks sites that do. */
const asking: SampleCall = { input: () => ({ q: 'annealed samples' }), fails: 'notOffered' };
const searchingAlbum: SampleCall = { ...searching, input: (site) => ({ albumId: site.itemId(itemNumbers.album) }) };

const ofArticle: SampleCall = { input: (site) => ({ id: site.itemId(itemNumbers.article) }) };
const ofAlbum: SampleCall = { input: (site) => ({ id: site.itemId(doingNumbers.album) }) };
const ofNobody: SampleCall = {
  input: (site) => ({ id: site.itemId(doingNumbers.nobody), name: 'walk' }),
  fails: 'notFound',
};
const ofExpert: SampleCall = { input: (site) => ({ id: site.itemId(itemNumbers.expert) }) };
const ofJournal: SampleCall = { input: (site) => ({ id: site.itemId(itemNumbers.journal) }) };
const ofPeriod: SampleCall = { input: (site) => ({ id: site.itemId(itemNumbers.issue) }) };

/** Who may reach which submission, also of another site, is walked by submission-roles.test.ts. */
const ofSubmission = (input: object = {}): SampleCall => ({
  input: (site) => ({ id: site.itemId(submissionNumbers.submission), ...input }),
  foreign: 'notFound',
});
const ofNoSubmission = (input: object = {}): SampleCall => ({
  input: (site) => ({ id: site.itemId(doingNumbers.nobody), ...input }),
  fails: 'notFound',
  foreign: 'notFound',
});
/** A library belongs to the site that made the agreement with it; a portal reads no other's. */
const ofLibrary = (input: object = {}): SampleCall => ({
  input: (site) => ({ customer: site.itemId(70), ...input }),
  foreign: 'notFound',
});
const ofReview = (input: (site: MarkedSite) => object = () => ({})): SampleCall => ({
  input: (site) => ({ code: reviewCode(site), ...input(site) }),
  foreign: 'reviewClosed',
});

const newPassword = { password: 'Walked7Glade', confirmPassword: 'Walked7Glade' };
const captcha = { captcha: spentCaptcha.header };
/** The walk comes from one network: its guesses of a day are soon used up. */
const codeRefusals = ['verificationCodeWrong', 'tooManyRequests'] as const;
const passkeyAnswer = { id: secretOfNobody, rawId: 'x', response: { clientDataJSON: 'x' }, type: 'public-key' };

/** One call for each endpoint. A new endpoint needs its line here: the walk can't make up ids that exist. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  'GET /console/me': silent('names the host’s own site only'),
  'GET /console/invitation': { input: () => ({ code: secretOfNobody }), fails: 'invitationGone' },
  'POST /console/invitation/take': { input: () => ({ code: secretOfNobody }), fails: 'invitationGone' },
  'POST /console/factor/begin': silent('an app of the member’s own'),
  'POST /console/factor/prove': { input: () => ({ code: '000000' }), fails: 'secondFactorWrong' },
  'GET /front/site/getHostSite': nothing,
  'GET /front/site/findBySld': { input: ({ sld }) => ({ sld }) },
  'GET /front/site/findBySiteId': { input: ({ id }) => ({ siteId: String(id) }) },
  'GET /front/site/checkPower': { ...switches, storeless: 'the site itself, which its guards have read' },
  'GET /front/site/getConfigHeader': nothing,
  'GET /front/site/getAggregatedConfig': switches,
  'GET /front/site/getMagazineFunctionalControl': switches,
  'GET /front/site/getTheme': nothing,
  'GET /front/site/getFrameAncestors': nothing,
  'GET /front/site/getHostedPages': nothing,
  'GET /front/site/{id}/search-config': siteInPath,
  'GET /front/site/{id}/search-conditions': siteInPath,
  'GET /front/config-footer/getFooterConfig': nothing,
  'GET /front/config-seo/findBySiteId': nothing,
  'GET /front/config-publication/getPublicationConfig': switches,
  'GET /front/aiqa/getAiqaConfig': nothing,
  'GET /front/aiqa/getAppInfo': nothing,
  'GET /front/channel/getChannelList': nothing,
  'GET /front/channel/info': { input: (site) => ({ channelId: site.itemId(1) }) },
  'GET /front/tools/getToolsList': nothing,
  'GET /front/commonResource/getCommonCodes': nothing,
  'GET /front/module/getModuleList': nothing,
  'GET /front/module/getExtensionContent': {
    input: (site) => ({ id: site.itemId(2) }),
    fails: 'notFound',
    silent: 'the module is none of an extension; tests/extensions has one',
  },
  'GET /front/module/getBanner': { input: (site) => ({ bannerId: site.itemId(4) }) },
  'GET /front/item/info': { input: (site) => ({ columnId: site.itemId(6) }) },
  'GET /front/front-article/getJumpUrl': jumpTo('article'),
  'GET /front/front-article/getCitationStyles': {
    ...silent('styles of extensions, the same for all sites'),
    storeless: 'extensions are loaded at start',
  },
  'GET /front/front-article/getPublicizeInfo': { input: (site) => ({ id: site.itemId(itemNumbers.article) }) },
  'GET /front/front-article/batchPublicizeInfo': { input: (site) => ({ ids: site.itemId(itemNumbers.article) }) },
  'GET /front/front-article/downloadCitation': {
    input: (site) => ({ id: site.itemId(itemNumbers.article), citationType: 'bibtex' }),
    silent: 'a file',
  },
  'GET /front/front-article/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.article) }) },
  'GET /front/front-article/announced': { input: (site) => ({ id: site.itemId(itemNumbers.article) }) },
  'GET /front/front-article/changes': { input: (site) => ({ id: site.itemId(itemNumbers.article) }) },
  'GET /front/front-article/findByDoi': {
    input: () => ({ doi: '10.5555/of-nobody' }),
    fails: 'articleIdNotExist',
  },
  'GET /front/front-article/download': {
    input: (site) => ({ id: site.itemId(itemNumbers.article), attachType: '2' }),
  },
  'GET /front/access/check': silent('whether, and a cookie'),
  'GET /front/access/institutions': nothing,
  'GET /front/librarian/institutions': nothing,
  'GET /front/librarian/institution': ofLibrary(),
  'GET /front/librarian/usage': { ...ofLibrary(), silent: 'numbers only' },
  'GET /front/librarian/report': ofLibrary({ report: 'IR', from: '2026-10', until: '2026-10', form: 'tsv' }),
  'GET /front/librarian/titles': ofLibrary({ package: 'entitled' }),
  'GET /front/librarian/keys': ofLibrary(),
  'POST /front/librarian/keys/create': { ...ofLibrary({ requestor: 'walk' }), silent: 'a new key' },
  'POST /front/librarian/links': {
    ...ofLibrary({ resolver: 'https://resolver.example.edu/', proxyPrefix: '' }),
    silent: 'nothing to tell',
  },
  // With one of its own it would write a mail to people whom the walk has not.
  'POST /front/librarian/correction': {
    input: (site) => ({ customer: site.itemId(doingNumbers.nobody), about: 'titles', text: 'a correction' }),
    fails: 'notFound',
    foreign: 'notFound',
  },
  'POST /front/librarian/keys/revoke': {
    input: (site) => ({ customer: site.itemId(70), id: site.itemId(doingNumbers.nobody) }),
    fails: 'notFound',
    foreign: 'notFound',
  },
  'GET /front/files/download': { input: (site) => ({ id: `${site.itemId(itemNumbers.article)}-2` }) },
  'GET /front/vod/getAudioInfo': { input: (site) => ({ id: site.itemId(itemNumbers.audio) }) },
  'GET /front/vod/getVideoInfo': { input: (site) => ({ id: site.itemId(itemNumbers.video) }) },
  'GET /front/vod/getRelationsData': { input: (site) => ({ id: site.itemId(itemNumbers.video) }) },
  'POST /front/vod/playVideoOrAudio': {
    input: (site) => ({ id: site.itemId(itemNumbers.video) }),
    silent: 'addresses of files only',
  },
  'GET /front/vod/downloadVideo': { input: (site) => ({ id: site.itemId(itemNumbers.video) }) },
  'GET /front/front-article/related': {
    ...searching,
    input: (site) => ({ id: site.itemId(itemNumbers.article) }),
  },
  'GET /front/search/related': {
    ...searching,
    input: (site) => ({ id: site.itemId(itemNumbers.figure), kind: 'figure' }),
  },
  'GET /front/record/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.figure) }) },
  'GET /front/item/extension/{id}': {
    input: (site) => ({ id: site.itemId(itemNumbers.news) }),
    fails: 'notFound',
    silent: 'no extension is installed here; tests/extensions has one',
  },
  'GET /front/item/list': { input: () => ({ kinds: ['book', 'expert', 'general-resource'] }) },
  'GET /front/front-news/getHomeNewsList': nothing,
  'GET /front/album/albumList': nothing,
  'GET /front/topic/res/list': {
    input: (site) => ({ topicId: site.itemId(itemNumbers.album) }),
  },
  'GET /front/vod/res/list': nothing,
  'GET /front/book/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.book) }) },
  'GET /front/book/chapter': { input: (site) => ({ id: site.itemId(itemNumbers.book), position: '1' }) },
  'GET /front/front-news/getJumpUrl': jumpTo('news'),
  'GET /front/front-news/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.news) }) },
  'GET /front/rc_res_general/{id}': { input: (site) => ({ id: site.itemId(itemNumbers['general-resource']) }) },
  'GET /front/rc_res_general/getJumpUrl': jumpTo('general-resource'),
  'GET /front/front-publication/detail/getDetailBySiteId': nothing,
  'GET /front/front-publication/detail/{id}': ofJournal,
  'GET /front/front-publication/search/searchByCat': silent(
    'a portal asks the search index, and nothing is indexed here',
  ),
  'GET /front/front-publication/board/{id}': ofJournal,
  'GET /front/front-publication/columns/{id}': ofJournal,
  'GET /front/statistics/publication/{id}': { ...ofJournal, silent: 'numbers only' },
  'GET /front/front-period/detail/{id}': ofPeriod,
  'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}': ofPeriod,
  'GET /front/front-article/getFirstPublishArticlesByPage': {
    input: (site) => ({ publicationIndexId: site.itemId(itemNumbers.journal) }),
    silent: 'the sample paper stands in its issue',
  },
  'GET /front/front-publication/gathered': silent('a site that gathers none has no list'),
  'GET /front/front-period/getPeriodTree': nothing,
  'GET /front/front-period/getFirstTwoPeriods': { input: (site) => ({ publicationIndexId: site.itemId(20) }) },
  'GET /front/statistics/collection': silent('numbers only'),
  'POST /front/statistics/view': {
    input: (site) => ({ id: site.itemId(itemNumbers.article) }),
    silent: 'answers nothing',
  },
  'POST /front/statistics/search': {
    input: () => ({ asked: 'q=walk' }),
    silent: 'answers nothing',
    // A program's searches are counted nowhere.
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' },
  },
  'GET /front/statistics/item': { input: (site) => ({ id: site.itemId(itemNumbers.article) }), silent: 'numbers only' },
  'GET /front/statistics/chart': silent('numbers only'),
  'GET /front/ranking/list': nothing,
  'GET /front/redirect/find': { input: () => ({ path: '/older' }), silent: 'an address only' },
  'GET /front/advSearch': searching,
  'GET /front/advSearch/clusters': searching,
  'GET /front/ask/passages': asking,
  'POST /front/ask/answer': asking,
  'GET /api/primary/article/advancedSearchArticle': searching,
  'GET /api/rc-news/advSearch': searching,
  'GET /api/rc_res_general/advSearch': searching,
  'GET /api/author/search': searching,
  'GET /front/conference/info': { input: (site) => ({ id: site.itemId(itemNumbers.conference) }) },
  'GET /front/album/info': { input: (site) => ({ id: site.itemId(itemNumbers.album) }) },
  'GET /front/album/resPicture/search': searchingAlbum,
  'GET /front/album/resTable/search': searchingAlbum,
  'GET /front/album/clusters': searchingAlbum,
  'GET /front/front-category/getSubjectCategory': nothing,
  'GET /front/front-category/findSubject': { input: (site) => ({ id: site.itemId(itemNumbers.subject) }) },
  'GET /front/institution/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.institution) }) },
  'GET /front/expert/{id}': { input: (site) => ({ id: site.itemId(itemNumbers.expert) }) },
  'GET /front/expert/getArticles': { input: (site) => ({ expertId: site.itemId(itemNumbers.expert) }) },
  'GET /front/sub/page': { ...searching, input: () => ({ code: 'a-pool-of-nobody' }) },
  'POST /front/frontMembers/collect': { ...ofArticle, silent: 'a number only' },
  'POST /front/frontMembers/unCollectByIdAndType': ofNobody,
  'GET /front/frontMembers/isCollect': { ...ofArticle, silent: 'yes or no' },
  'GET /front/frontMembers/collects': nothing,
  'GET /front/frontMembers/historys': nothing,
  'GET /front/frontMembers/downloads': nothing,
  'POST /front/frontMembers/forget': { input: () => ({ what: 'read', ids: ['1'] }), silent: 'a number only' },
  'GET /front/frontMembers/messages': nothing,
  'POST /front/frontMembers/readMessages': { input: () => ({ ids: ['1'] }), silent: 'numbers only' },
  'GET /front/frontMembers/info': silent('an account belongs to no site'),
  'POST /front/frontMembers/saveInfo': silent('an account belongs to no site'),
  'GET /front/frontMembers/export': { ...nothing, ofAllSites: 'a member may have all that is kept of them' },
  'POST /front/frontMembers/delete': { ...nothing, fails: 'passwordRequired' },
  'POST /api/upload': { input: () => ({ use: 'avatar', bytes: smallestPicture }), silent: 'an address only' },
  'GET /front/frontMembers/picture': { input: () => ({ id: '0'.repeat(64) }), fails: 'notFound' },
  'GET /front/personalAlbum/search': nothing,
  'GET /front/personalAlbum/info': ofAlbum,
  'GET /front/personalAlbum/res/search': ofAlbum,
  'POST /front/personalAlbum/saveAlbum': { input: () => ({ name: 'walk' }), silent: 'an id only' },
  'POST /front/personalAlbum/editAlbum': ofNobody,
  'POST /front/personalAlbum/delete': ofNobody,
  'POST /front/personalAlbum/res/addList': {
    input: (site) => ({ albumId: site.itemId(doingNumbers.album), ids: [site.itemId(itemNumbers.article)] }),
    silent: 'a number only',
  },
  'POST /front/personalAlbum/res/delete': {
    input: (site) => ({ albumId: site.itemId(doingNumbers.nobody), ids: [site.itemId(itemNumbers.article)] }),
    fails: 'notFound',
  },
  'GET /front/comment/list': ofArticle,
  'POST /front/comment/save': { input: (site) => ({ ...ofArticle.input(site), text: 'walk' }), silent: 'an id only' },
  'POST /front/comment/delete': ofNobody,
  'GET /front/comment/mine': nothing,
  'GET /front/expert/claim/mine': ofExpert,
  'POST /front/expert/claim': { ...ofExpert, fails: 'orcidDiffers' },
  'POST /front/expert/claim/save': {
    input: (site) => ({ ...ofExpert.input(site), introduction: site.mark }),
    silent: 'nothing',
  },
  'POST /front/expert/claim/release': ofNobody,
  'GET /front/orcid/works': nothing,
  'POST /front/orcid/begin': { ...nothing, fails: 'notOffered', storeless: 'this installation has no client at ORCID' },
  'POST /front/orcid/complete': {
    input: () => ({ code: 'x', state: 'x' }),
    fails: 'thirdPartyRefused',
    storeless: 'what was kept for it belongs to the account',
  },
  'POST /front/orcid/withdraw': { ...nothing, silent: 'nothing' },
  'POST /front/orcid/again': { ...nothing, silent: 'a number only' },
  'GET /front/submission/mine': nothing,
  'GET /front/submission/tasks': { ...nothing, ofAllSites: 'what waits for somebody is one list' },
  'GET /front/submission/detail': ofSubmission(),
  'POST /front/submission/begin': { input: () => ({ kind: 'manuscript' }), silent: 'an id only' },
  'POST /front/submission/save': ofNoSubmission({ revision: 1, details: sampleDetails(), journalId: null }),
  'POST /front/submission/addFile': ofNoSubmission({ upload: 'x', role: 'figure' }),
  'POST /front/submission/removeFile': ofNoSubmission({ file: '1' }),
  'POST /front/submission/send': ofNoSubmission({ revision: 1 }),
  'POST /front/submission/withdraw': ofNoSubmission(),
  'POST /front/submission/discard': ofNoSubmission(),
  'POST /front/submission/message': ofNoSubmission({ text: 'walk' }),
  'GET /front/submission/file': {
    ...ofSubmission(),
    input: (site) => ({
      id: site.itemId(submissionNumbers.submission),
      file: site.itemId(submissionNumbers.file),
    }),
  },
  'GET /front/submission/preview': ofNoSubmission({ file: '1', form: 'poster' }),
  'GET /front/review/detail': ofReview(),
  'POST /front/review/answer': { ...ofReview(() => ({ agrees: true })), silent: 'nothing' },
  'POST /front/review/give': {
    ...ofReview(() => ({ advice: 'minor', toAuthor: '', toEditor: '' })),
    silent: 'nothing',
    once: 'reviewClosed',
  },
  'POST /front/review/askForTime': { ...ofReview(() => ({ until: '2099-03-01' })), silent: 'nothing' },
  'POST /front/review/attach': {
    ...ofReview(() => ({ name: 'walk.txt', bytes: Buffer.from('A note of a walk.') })),
    silent: 'nothing',
  },
  'GET /front/review/file': ofReview((site) => ({ file: site.itemId(submissionNumbers.file) })),
  'POST /front/frontMembers/sendSubscribeCode': {
    input: () => ({ email: 'walk@example.org' }),
    headers: captcha,
    fails: ['captchaFailed', 'tooManyRequests'],
  },
  'POST /front/frontMembers/subscribe': {
    input: () => ({ email: 'walk@example.org', code: '000000', type: ['keywords'], keywords: ['walk'] }),
    fails: codeRefusals,
  },
  'POST /front/frontMembers/unSubscribe': {
    input: (site) => ({ token: unsubscribeToken(site) }),
    foreign: 'linkExpired',
    silent: 'a number only',
  },
  'GET /front/frontMembers/isSubscribe': {
    input: (site) => ({ token: unsubscribeToken(site) }),
    foreign: 'linkExpired',
    silent: 'nobody subscribed so',
  },
  'GET /front/frontMembers/subscribeList': nothing,
  'GET /front/frontMembers/subscribeColumns': nothing,
  'GET /front/search/suggest': { ...searching, input: () => ({ q: 'mark' }) },
  'GET /api/getPublicKey': silent('a key of the installation'),
  'GET /api/getAesKey': { input: () => ({ publicKey: callersPublicKey }), silent: 'a key of the installation' },
  'POST /api/captcha': { ...silent('a puzzle of the installation'), storeless: 'it is computed' },
  'POST /api/isRegistered': { input: () => ({ name: 'nobody-of-the-walk' }), silent: 'yes or no' },
  'POST /api/sendReceiverMessage': {
    input: () => ({ purpose: 'login', receiver: 'walk@example.org' }),
    headers: captcha,
    fails: 'captchaFailed',
  },
  'POST /api/register': {
    input: () => ({
      userName: 'nobody-of-the-walk',
      name: 'Walk',
      receiver: 'walk@example.org',
      code: '000000',
      ...newPassword,
      researchFields: ['optics'],
      agreed: true,
    }),
    fails: codeRefusals,
  },
  'POST /api/login': {
    input: () => ({ name: 'nobody-of-the-walk', password: newPassword.password }),
    headers: captcha,
    fails: ['wrongCredentials', 'captchaFailed', 'tooManyRequests'],
  },
  'POST /api/loginByMessage': {
    input: () => ({ receiver: 'walk@example.org', code: '000000' }),
    fails: codeRefusals,
  },
  'POST /api/setNewPwd': {
    input: () => ({ receiver: 'walk@example.org', code: '000000', ...newPassword }),
    fails: codeRefusals,
  },
  'POST /api/changePwd': {
    input: () => ({ originalPassword: 'x', ...newPassword }),
    fails: ['originalPasswordWrong', 'tooManyRequests'],
  },
  'POST /api/changeMobile': {
    input: () => ({ mobile: '13800138000', code: '000000' }),
    fails: codeRefusals,
  },
  'POST /api/changeEmail': {
    input: () => ({ email: 'walk@example.org', code: '000000' }),
    fails: codeRefusals,
  },
  'GET /front/upload/quota': silent('how many bytes'),
  'GET /front/upload/state': { input: () => ({ id: 'x'.repeat(32) }), fails: 'notFound' },
  'POST /api/logout': { ...silent('nothing'), isAlone: true },
  'POST /api/confirmIdentity': { ...nothing, fails: 'passwordRequired' },
  'GET /api/assurance': silent('an account belongs to no site'),
  'GET /api/sessions': silent('an account belongs to no site'),
  'POST /api/sessions/end': { input: () => ({ id: '0'.repeat(16) }), fails: 'notFound' },
  'POST /api/sessions/endOthers': { ...silent('nothing'), isAlone: true },
  'POST /api/signOn': { input: () => ({ url: 'https://nowhere.example/' }), fails: 'badInput' },
  'POST /api/signOn/look': { input: () => ({ signOn: secretOfNobody }), silent: 'whose code it is' },
  'POST /api/signOn/take': { input: () => ({ signOn: secretOfNobody }), silent: 'whether a code counted' },
  'GET /api/loginMethods': silent('ways of logging in, the same for every site of the installation'),
  'GET /api/loginByIds': {
    input: ({ host }) => ({ redirectUrl: `https://${host}/login`, code: 'x', state: secretOfNobody }),
    fails: 'thirdPartyRefused',
    foreign: 'badInput',
  },
  'POST /api/thirdBind': {
    input: () => ({ ticket: secretOfNobody, name: 'nobody-of-the-walk', password: newPassword.password }),
    headers: captcha,
    fails: ['wrongCredentials', 'captchaFailed', 'tooManyRequests'],
  },
  'GET /api/binding': silent('an account belongs to no site'),
  'POST /api/unbind': { input: () => ({ provider: 'sample' }), fails: 'notFound' },
  'POST /api/passkey/challenge': silent('a puzzle for a device'),
  'POST /api/passkey/login': {
    input: () => ({ ticket: secretOfNobody, response: passkeyAnswer }),
    fails: 'passkeyRefused',
  },
  'POST /api/passkey/wanted': silent('a puzzle for a device'),
  'POST /api/passkey/save': {
    input: () => ({ ticket: secretOfNobody, response: passkeyAnswer }),
    fails: 'passkeyRefused',
  },
  'GET /api/passkey/list': silent('an account belongs to no site'),
  'POST /api/passkey/delete': { input: () => ({ id: 'x' }), fails: 'notFound' },
};
