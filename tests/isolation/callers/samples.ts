import { sampleDetails } from '../../support/submissions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { freePaper, type MemberRecords, paper, password } from './scene.ts';

export interface CallerSample {
  /** What is sent about the things of one member, with a proof that was had before. */
  input(records: MemberRecords, credential: string): Readonly<Record<string, unknown>>;
  /** Gets what the caller must show besides a session. */
  prove?(test: TestApp): Promise<string>;
  /** Why outsiders are refused although the call is for anyone. */
  readonly refuses?: string;
  /** Why not even the owner's own call succeeds here: it needs a proof that this walk does not have. */
  readonly needs?: string;
  /** Bytes in place of JSON; the input goes into the address. */
  readonly bytes?: Buffer;
}

const nothing: CallerSample = { input: () => ({}) };
const needing = (needs: string, input: Readonly<Record<string, unknown>> = {}): CallerSample => ({
  input: () => input,
  needs,
});

const ofLibrary = (input: object = {}): CallerSample => ({ input: ({ library }) => ({ customer: library, ...input }) });

const passkeyAnswer = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };
const codeTo =
  (purpose: string, receiver: string): NonNullable<CallerSample['prove']> =>
  async ({ app }) => {
    const issued = await app.accounts.codes.issue(purpose, receiver);
    return issued.ok ? issued.value : '';
  };
const newPassword = { password: 'Abcdefgh12', confirmPassword: 'Abcdefgh12' };

/** One for each call of members; calls for anyone that have none are sent nothing. */
export const callerSamples: Readonly<Record<string, CallerSample>> = {
  'POST /api/passkey/wanted': nothing,
  'POST /api/passkey/save': needing('a device', { ticket: 'x', response: passkeyAnswer }),
  'GET /api/passkey/list': nothing,
  'POST /api/passkey/delete': { input: ({ passkey }) => ({ id: passkey }) },
  'GET /api/binding': nothing,
  'POST /api/unbind': { input: () => ({ provider: 'orcid' }) },
  'POST /api/changePwd': { input: () => ({ originalPassword: password, ...newPassword }) },
  'POST /api/changeMobile': {
    input: (_, code) => ({ mobile: '13900000000', password, code }),
    prove: codeTo('changeMobile', '+8613900000000'),
  },
  'POST /api/changeEmail': {
    input: (_, code) => ({ email: 'new@example.org', password, code }),
    prove: codeTo('changeEmail', 'new@example.org'),
  },
  'POST /api/logout': nothing,
  'POST /api/confirmIdentity': { input: () => ({ password }) },
  'GET /api/assurance': nothing,
  'POST /api/signOn': { input: () => ({ url: 'https://abroad.localhost/' }) },
  'GET /api/sessions': nothing,
  'POST /api/sessions/end': { input: ({ session }) => ({ id: session }) },
  'POST /api/sessions/endOthers': nothing,
  'POST /api/upload': { ...needing('a picture', { use: 'avatar' }), bytes: Buffer.from('no picture') },
  'GET /front/frontMembers/info': nothing,
  'POST /front/frontMembers/saveInfo': {
    input: ({ picture }) => ({ major: 'optics', avatar: picture }),
    needs: 'an avatar',
  },
  'GET /front/frontMembers/picture': { input: ({ picture }) => ({ id: picture }), needs: 'a stored file' },
  'GET /front/frontMembers/export': nothing,
  'POST /front/frontMembers/delete': { input: () => ({ password }) },
  'GET /front/frontMembers/downloads': nothing,
  'GET /front/frontMembers/historys': nothing,
  'POST /front/frontMembers/forget': { input: ({ collected }) => ({ what: 'read', ids: [collected] }) },
  'GET /front/frontMembers/messages': nothing,
  'POST /front/frontMembers/readMessages': { input: ({ notice }) => ({ ids: [notice], delete: true }) },
  'POST /front/frontMembers/collect': { input: () => ({ id: freePaper }) },
  'POST /front/frontMembers/unCollectByIdAndType': { input: ({ collected }) => ({ id: collected, type: 'article' }) },
  'GET /front/frontMembers/isCollect': { input: ({ collected }) => ({ id: collected }) },
  'GET /front/frontMembers/collects': nothing,
  'GET /front/comment/list': { input: () => ({ id: paper }) },
  'POST /front/comment/save': { input: () => ({ id: paper, text: 'a comment' }) },
  'POST /front/comment/delete': { input: ({ comment }) => ({ id: comment }) },
  'GET /front/comment/mine': nothing,
  'GET /front/expert/claim/mine': { input: ({ expert }) => ({ id: expert }) },
  'POST /front/expert/claim': { input: ({ expert }) => ({ id: expert }) },
  'POST /front/expert/claim/save': { input: ({ expert }) => ({ id: expert, introduction: 'changed' }) },
  'POST /front/expert/claim/release': { input: ({ expert }) => ({ id: expert }) },
  'GET /front/orcid/works': nothing,
  'POST /front/orcid/begin': { ...nothing, needs: 'a client at ORCID; orcid-works.test.ts has one' },
  'POST /front/orcid/complete': {
    input: () => ({ code: 'x', state: 'x' }),
    needs: 'someone who comes back from ORCID',
  },
  'POST /front/orcid/withdraw': nothing,
  'POST /front/orcid/again': nothing,
  'GET /front/personalAlbum/search': nothing,
  'POST /front/personalAlbum/saveAlbum': { input: () => ({ name: 'an album' }) },
  'POST /front/personalAlbum/editAlbum': { input: ({ album }) => ({ id: album, name: 'changed' }) },
  'POST /front/personalAlbum/delete': { input: ({ album }) => ({ id: album }) },
  'GET /front/personalAlbum/info': { input: ({ album }) => ({ id: album }) },
  'GET /front/personalAlbum/res/search': { input: ({ album }) => ({ id: album }) },
  'POST /front/personalAlbum/res/addList': { input: ({ album }) => ({ albumId: album, ids: [freePaper] }) },
  'POST /front/personalAlbum/res/delete': { input: ({ album, collected }) => ({ albumId: album, ids: [collected] }) },
  'GET /front/upload/quota': nothing,
  'GET /front/upload/state': { input: ({ upload }) => ({ id: upload }) },
  'GET /front/submission/mine': nothing,
  'GET /front/submission/tasks': nothing,
  'GET /front/submission/detail': { input: ({ sent }) => ({ id: sent }) },
  'POST /front/submission/begin': { input: () => ({ kind: 'manuscript' }) },
  'POST /front/submission/save': {
    input: ({ draft }) => ({ id: draft, revision: 1, details: sampleDetails(), journalId: null }),
  },
  'POST /front/submission/addFile': {
    input: ({ draft }) => ({ id: draft, upload: 'x'.repeat(32), role: 'figure' }),
    needs: 'an upload; submission-roles.test.ts has one',
  },
  'POST /front/submission/removeFile': { input: ({ draft, draftFile }) => ({ id: draft, file: draftFile }) },
  'POST /front/submission/send': { input: ({ draft }) => ({ id: draft, revision: 1 }) },
  'POST /front/submission/withdraw': { input: ({ sent }) => ({ id: sent }) },
  'POST /front/submission/discard': { input: ({ draft }) => ({ id: draft }) },
  'POST /front/submission/message': { input: ({ sent }) => ({ id: sent, text: 'a message' }) },
  'GET /front/submission/file': {
    input: ({ sent, sentFile }) => ({ id: sent, file: sentFile }),
    needs: 'a file that leads elsewhere; submission-roles.test.ts follows it',
  },
  'GET /front/submission/preview': {
    input: ({ sent, sentFile }) => ({ id: sent, file: sentFile, form: 'poster' }),
  },
  'GET /front/librarian/institutions': nothing,
  'GET /front/librarian/institution': ofLibrary(),
  'GET /front/librarian/usage': ofLibrary(),
  'GET /front/librarian/report': {
    ...ofLibrary({ report: 'IR', from: '2026-09', until: '2026-09', form: 'tsv' }),
    needs: 'a closed month; its own test has one',
  },
  'GET /front/librarian/titles': ofLibrary({ package: 'entitled' }),
  'GET /front/librarian/keys': ofLibrary(),
  'POST /front/librarian/keys/create': ofLibrary({ requestor: 'walk' }),
  'POST /front/librarian/links': ofLibrary({ resolver: 'https://resolver.example.edu/', proxyPrefix: '' }),
  'POST /front/librarian/correction': {
    ...ofLibrary({ about: 'titles', text: 'a correction' }),
    needs: 'someone to write to; its own test has one',
  },
  'POST /front/librarian/keys/revoke': { input: ({ library }) => ({ customer: library, id: library }) },
  'GET /console/me': nothing,
  'POST /console/factor/begin': nothing,
  'POST /console/factor/prove': needing('a code of an app', { code: '000000' }),
  'POST /console/invitation/take': needing('an invitation', { code: 'x' }),
  'GET /front/frontMembers/subscribeList': nothing,
  'POST /front/frontMembers/unSubscribe': {
    input: ({ alert }) => ({ ids: [alert] }),
    refuses: 'outsiders name what ends by a link of a mail, not by ids',
  },
  'GET /front/frontMembers/isSubscribe': {
    input: ({ account }) => ({ type: 'keywords', subject: `mark-of-${account}` }),
  },
};
