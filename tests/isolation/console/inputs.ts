export const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const ofNobody = { id: '1099511629999' };

/** What each call of the console takes, right in form; whether such a thing exists does not matter to who may ask. */
export const consoleInputs: Readonly<Record<string, object>> = {
  'GET /console/documents': { kind: 'nothing' },
  'GET /console/document': { kind: 'nothing', id: 'one' },
  'POST /console/document/save': { kind: 'nothing', id: 'one', state: '', document: {}, as: 'draft' },
  'POST /console/document/remove': { kind: 'nothing', id: 'one', state: '' },
  'POST /console/document/dropDraft': { kind: 'nothing', id: 'one' },
  'POST /console/document/restore': { number: 1_000_000, to: 'before' },
  'POST /console/upload': { bytes: smallestPicture },
  'POST /console/comments/decide': { ids: ['1099511629999'], decision: 'shown' },
  'POST /console/sites/create': {
    ...{ sld: 'walk', names: { en: 'Walk' }, classification: 'journal', template: 'plain' },
    ...{ languages: ['en'], defaultLanguage: 'en' },
  },
  'GET /console/item/state': { id: '1099511629999' },
  'POST /console/item/withdraw': { id: '1099511629999', reasons: { en: 'walk' }, name: 'optics' },
  'POST /console/item/bringBack': { id: '1099511629999' },
  'POST /console/item/notice': { id: '1099511629999', type: 'corrects', doi: '', reasons: { en: 'walk' } },
  'POST /console/item/publishIssue': { id: '1099511629999' },
  'POST /console/import/begin': { name: 'walk.xml', size: 10, format: 'jats', asDraft: true },
  'POST /console/import/piece': { id: '00000000-0000-4000-8000-000000000001', number: '0', bytes: 'walk' },
  'POST /console/import/finish': { id: '00000000-0000-4000-8000-000000000001' },
  'GET /console/import/result': { id: '00000000-0000-4000-8000-000000000001' },
  'GET /console/submission': ofNobody,
  'POST /console/submission/assign': { ...ofNobody, account: null },
  'POST /console/submission/waiveConflict': { ...ofNobody, account: '1', reason: 'walk' },
  'POST /console/submission/requestReview': {
    ...ofNobody,
    ...{ name: 'walk', email: 'walk@example.org', language: 'en', dueOn: '2099-01-01' },
  },
  'POST /console/submission/cancelReview': { ...ofNobody, review: '1099511629999' },
  'POST /console/submission/decide': { ...ofNobody, revision: 1, decision: 'accept', letter: 'walk' },
  'POST /console/submission/message': { ...ofNobody, text: 'walk' },
  'POST /console/submission/note': { ...ofNobody, text: 'walk' },
  'POST /console/submission/publish': ofNobody,
  'GET /console/submission/file': { ...ofNobody, file: '1099511629999' },
  'GET /console/submission/preview': { ...ofNobody, file: '1099511629999', form: 'poster' },
  'POST /console/jobs/retry': { id: '00000000-0000-4000-8000-000000000000' },
  'POST /console/jobs/forget': { id: '00000000-0000-4000-8000-000000000000' },
  'POST /console/people/role': { account: '99999', role: 'editor' },
  'POST /console/people/dropOperator': { account: '99999' },
  'POST /console/people/endSessions': { account: '99999' },
  'POST /console/people/invite': { email: 'nobody@example.org', role: 'moderator' },
  'POST /console/people/revoke': { id: '0123456789abcdef' },
};
