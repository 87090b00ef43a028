import { createHash } from 'node:crypto';
import { sampleDetails } from '../../support/submissions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { storeUpload } from '../../support/uploads.ts';
import { forgedCode, here, type Person, posterBytes, type Scene, type Stand } from './scene.ts';

type Input = Readonly<Record<string, unknown>>;

export interface SubmissionCall {
  /** As the submission has to stand for whoever may. */
  readonly stand: Stand;
  input(scene: Scene, who: Person, app: TestApp): Input | Promise<Input>;
  /** A list is for anyone of its kind; what counts is whether the submission stands in it. */
  readonly isList?: boolean;
  /** The bytes that whoever may read them gets. */
  bytes?(scene: Scene): Buffer;
  /** Asks about nothing that exists already. */
  readonly isFree?: boolean;
}

const byId = ({ id }: Scene) => ({ id });
const withCode = ({ code, review }: Scene, { name }: Person) => ({
  code: name === 'person asked' ? code : forgedCode(review),
});
const file: SubmissionCall = {
  stand: 'received',
  input: ({ id, file: of }) => ({ id, file: of }),
  bytes: ({ bytes }) => bytes,
};
const preview: SubmissionCall = {
  stand: 'received',
  input: ({ id, file: of }) => ({ id, file: of, form: 'poster' }),
  bytes: () => posterBytes,
};

/** What is asked, right in form for whoever may. A new call needs its line here. */
export const submissionCalls: Readonly<Record<string, SubmissionCall>> = {
  'GET /front/submission/mine': { stand: 'received', input: () => ({ size: '50' }), isList: true },
  'GET /front/submission/tasks': { stand: 'received', input: () => ({}), isList: true },
  'GET /front/submission/detail': { stand: 'received', input: byId },
  'POST /front/submission/begin': { stand: 'draft', input: () => ({ kind: 'manuscript' }), isFree: true },
  'POST /front/submission/save': {
    stand: 'draft',
    input: ({ id, revision }) => ({ id, revision, details: sampleDetails(), journalId: null }),
  },
  'POST /front/submission/addFile': {
    stand: 'draft',
    async input({ id }, { account }, app) {
      const sent = { role: 'figure', name: 'a.png', type: 'image/png', content: Buffer.from('sample') } as const;
      return {
        id,
        role: 'figure',
        upload: await storeUpload(app, { ...sent, site: here.id, account: account ?? '1' }),
      };
    },
  },
  'POST /front/submission/removeFile': { stand: 'draft', input: ({ id, file: of }) => ({ id, file: of }) },
  'POST /front/submission/send': { stand: 'draft', input: ({ id, revision }) => ({ id, revision }) },
  'POST /front/submission/withdraw': { stand: 'received', input: byId },
  'POST /front/submission/discard': { stand: 'draft', input: byId },
  'POST /front/submission/message': { stand: 'received', input: ({ id }) => ({ id, text: 'walk' }) },
  'GET /front/submission/file': file,
  'GET /front/submission/preview': preview,
  'GET /front/review/detail': { stand: 'asked', input: withCode },
  'POST /front/review/answer': { stand: 'asked', input: (scene, who) => ({ ...withCode(scene, who), agrees: true }) },
  'POST /front/review/give': {
    stand: 'asked',
    input: (scene, who) => ({ ...withCode(scene, who), advice: 'minor', toAuthor: 'walk', toEditor: 'walk' }),
  },
  'POST /front/review/askForTime': {
    stand: 'asked',
    input: (scene, who) => ({ ...withCode(scene, who), until: '2099-03-01' }),
  },
  'POST /front/review/attach': {
    stand: 'asked',
    input: (scene, who) => ({ ...withCode(scene, who), name: 'walk.txt', bytes: Buffer.from('A note of a walk.') }),
  },
  'GET /front/review/file': {
    stand: 'asked',
    input: (scene, who) => ({ ...withCode(scene, who), file: scene.file }),
    bytes: ({ bytes }) => bytes,
  },
  'GET /console/submissions': { stand: 'received', input: () => ({ size: '50' }), isList: true },
  'GET /console/submission': { stand: 'received', input: byId },
  'POST /console/submission/assign': { stand: 'received', input: ({ id }) => ({ id, account: null }) },
  'POST /console/submission/waiveConflict': {
    stand: 'received',
    input: ({ id }) => ({ id, account: '1', reason: 'walk' }),
  },
  'POST /console/submission/requestReview': {
    stand: 'received',
    input: ({ id }) => ({ id, name: 'walk', email: 'walk@example.org', language: 'en', dueOn: '2099-01-01' }),
  },
  'POST /console/submission/cancelReview': { stand: 'asked', input: ({ id, review }) => ({ id, review }) },
  'POST /console/submission/extendReview': {
    stand: 'asked',
    input: ({ id, review }) => ({ id, review, dueOn: '2099-02-01' }),
  },
  'POST /console/submission/makeCopies': { stand: 'received', input: byId },
  'POST /console/submission/cleanFile': {
    stand: 'received',
    async input({ id, file: of }, { account }, app) {
      const sent = {
        role: 'manuscript',
        name: 'a.pdf',
        type: 'application/pdf',
        content: Buffer.from('clean'),
      } as const;
      const upload = await storeUpload(app, { ...sent, site: here.id, account: account ?? '1' });
      return { id, file: of, upload };
    },
  },
  'POST /console/submission/decide': {
    stand: 'received',
    input: ({ id, revision }) => ({ id, revision, decision: 'decline', letter: 'walk' }),
  },
  'POST /console/submission/message': { stand: 'received', input: ({ id }) => ({ id, text: 'walk' }) },
  'POST /console/submission/note': { stand: 'received', input: ({ id }) => ({ id, text: 'walk' }) },
  'POST /console/submission/readText': { stand: 'accepted', input: byId },
  'GET /console/submission/text': { stand: 'accepted', input: byId },
  'GET /console/submission/textPicture': {
    stand: 'accepted',
    input: ({ id, bytes }) => ({ id, file: createHash('sha256').update(bytes).digest('hex') }),
    bytes: ({ bytes }) => bytes,
  },
  'POST /console/submission/publish': { stand: 'accepted', input: byId },
  'GET /console/submission/file': file,
  'GET /console/submission/preview': preview,
};
