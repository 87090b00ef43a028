import type { AnsweredForAll, SampleAddress } from '../http/address-walk.ts';
import { callRequest } from '../http/call-request.ts';
import { type MarkedSite, sites } from '../marked-site.ts';
import { consoleNumbers, editorOf } from '../sample-console.ts';
import { itemNumbers } from '../sample-content-rows.ts';
import { doingNumbers } from '../sample-doings.ts';
import { submissionNumbers } from '../sample-submissions.ts';
import { consoleInputs } from './inputs.ts';
import { roleLines } from './table.ts';

type InputOf = (site: MarkedSite) => object;

interface ConsoleSample {
  readonly input: InputOf;
  /** What is requested, where a call is requested several things. */
  readonly of?: string;
  /** Why the answer has no text of the site. */
  readonly silent?: string;
  readonly refusal?: number;
  /** The line of the table that says who may ask for this; without it the one of the call. */
  readonly line?: string;
  readonly ofAllSites?: AnsweredForAll;
}

const articleOf = (site: MarkedSite) => ({ id: site.itemId(itemNumbers.article) });
const submissionOf = (site: MarkedSite) => ({ id: site.itemId(submissionNumbers.submission) });
const fileOfSubmission = (site: MarkedSite) => ({ ...submissionOf(site), file: site.itemId(submissionNumbers.file) });
const runOf = ({ id }: MarkedSite) => ({ id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}` });
/** Whose role or session the others of the walk need. */
const colleagueOf = (site: MarkedSite) => ({ account: site === sites.gathered ? '99999' : editorOf(site) });

const withId = (call: string, idOf: InputOf): [string, ConsoleSample[]] => [
  call,
  [{ input: (site) => ({ ...consoleInputs[call], ...idOf(site) }) }],
];

const itemKinds = (
  'news article issue journal special-issue topic album conference expert book general-resource figure table video audio'.split(
    ' ',
  ) as (keyof typeof itemNumbers)[]
).map((kind) => ({ kind, id: (site: MarkedSite) => site.itemId(itemNumbers[kind]) }));
const silent = (reason: string): readonly ConsoleSample[] => [{ input: () => ({}), silent: reason }];
const singleKinds = 'header seo footer search conditions access aiqa service theme site'
  .split(' ')
  .map((kind) => ({ kind, id: () => 'one' }));

/** Calls that name a thing of a site, or list many kinds of things; what a call takes else stands in inputs.ts. */
const samples: Readonly<Record<string, readonly ConsoleSample[]>> = {
  'GET /console/documents': itemKinds.map(({ kind }) => ({ of: kind, input: () => ({ kind }) })),
  'GET /console/document': [...itemKinds, ...singleKinds].map(({ kind, id }) => ({
    of: kind,
    line: kind,
    input: (site) => ({ kind, id: id(site) }),
  })),
  'GET /console/changes': [{ input: () => ({}), line: 'header' }],
  'GET /console/overview': [{ input: () => ({}), line: 'header' }],
  'GET /console/changes/csv': silent('who did what, not what it says'),
  'GET /console/channels/uses': silent('numbers only'),
  'GET /console/jobs': silent('numbers only'),
  'GET /console/members': silent('accounts have no mark'),
  'GET /console/people': silent('accounts have no mark'),
  'GET /console/usage': silent('numbers only'),
  'GET /console/usage/csv': silent('numbers only'),
  'GET /console/counter/report': [{ input: () => ({ report: 'IR', from: '2026-10', until: '2026-10', form: 'tsv' }) }],
  'GET /console/submission/preview': [
    {
      input: (site) => ({ ...fileOfSubmission(site), form: 'poster' }),
      refusal: 404,
      silent: 'a manuscript has no picture',
    },
  ],
  'GET /console/comments': [{ input: () => ({ state: 'shown' }) }],
  'GET /console/things': [{ input: (site) => ({ ids: [site.itemId(itemNumbers.article)] }) }],
  'GET /console/organisations': [{ input: () => ({ text: 'walk' }), silent: 'the registry belongs to no site' }],
  'GET /console/item/state': [{ input: articleOf }],
  'GET /console/import/result': [{ input: runOf }],
  'GET /console/submission': [{ input: submissionOf }],
  'GET /console/submission/file': [{ input: fileOfSubmission }],
  'GET /console/submission/text': [{ input: submissionOf }],
  'GET /console/submission/textPicture': [
    { input: (site) => ({ ...submissionOf(site), file: '0'.repeat(64) }), refusal: 404, silent: 'no such picture' },
  ],
  'GET /console/sites': [{ input: () => ({}), ofAllSites: { operator: 'works at every site' } }],
  ...Object.fromEntries([
    withId('POST /console/document/save', (site) => ({ kind: 'news', id: site.itemId(itemNumbers.news) })),
    ...['keep', 'forget'].map((what) =>
      withId(`POST /console/document/${what}`, (site) => ({ kind: 'news', id: site.itemId(itemNumbers.news) })),
    ),
    withId('POST /console/document/remove', (site) => ({ kind: 'news', id: site.itemId(itemNumbers.news) })),
    withId('POST /console/document/dropDraft', () => ({ kind: 'header', id: 'one' })),
    withId('POST /console/document/unschedule', () => ({ kind: 'header', id: 'one' })),
    withId('POST /console/document/preview', () => ({ kind: 'header', id: 'one' })),
    withId('POST /console/document/endPreviews', () => ({ kind: 'header', id: 'one' })),
    withId('POST /console/document/restore', () => ({ number: 1 })),
    withId('POST /console/comments/decide', (site) => ({ ids: [site.itemId(doingNumbers.comment)] })),
    withId('POST /console/item/withdraw', articleOf),
    ...['bringBack', 'notice'].map((what) => withId(`POST /console/item/${what}`, articleOf)),
    withId('POST /console/item/publishIssue', (site) => ({ id: site.itemId(itemNumbers.issue) })),
    ...['piece', 'finish'].map((what) => withId(`POST /console/import/${what}`, runOf)),
    ...['assign', 'waiveConflict', 'requestReview', 'makeCopies', 'readText'].map((what) =>
      withId(`POST /console/submission/${what}`, submissionOf),
    ),
    ...['decide', 'message', 'note', 'publish'].map((what) => withId(`POST /console/submission/${what}`, submissionOf)),
    withId('POST /console/submission/extendReview', (site) => ({
      ...submissionOf(site),
      review: site.itemId(submissionNumbers.review),
      dueOn: '2099-02-01',
    })),
    withId('POST /console/submission/cleanFile', (site) => ({
      ...submissionOf(site),
      file: site.itemId(submissionNumbers.file),
      upload: 'walk',
    })),
    withId('POST /console/submission/cancelReview', (site) => ({
      ...submissionOf(site),
      review: site.itemId(submissionNumbers.review),
    })),
    ...['change', 'test', 'remove'].map((what) =>
      withId(`POST /console/webhooks/${what}`, (site) => ({ id: site.itemId(consoleNumbers.webhook) })),
    ),
    withId('POST /console/webhooks/sendAgain', (site) => ({ delivery: site.itemId(consoleNumbers.delivery) })),
    withId('POST /console/notify/decide', (site) => ({ id: site.itemId(consoleNumbers.announcement), accept: true })),
    withId('POST /console/notify/services/save', (site) => ({
      id: site.itemId(consoleNumbers.service),
      name: 'walk',
      origin: 'https://walk.example',
      inbox: '',
      offers: [],
    })),
    withId('POST /console/notify/requests/undo', (site) => ({ id: site.itemId(consoleNumbers.request) })),
    withId('POST /console/notify/requests/add', (site) => ({
      paper: `https://${site.host}/thesisDetails?columnId=${site.itemId(itemNumbers.article)}`,
      kind: 'review',
      service: site.itemId(consoleNumbers.service),
    })),
    withId('POST /console/notify/services/remove', (site) => ({ id: site.itemId(consoleNumbers.service) })),
    withId('POST /console/deposits/redo', (site) => ({ ids: [site.itemId(itemNumbers.article)] })),
    withId('POST /console/counter/keys/create', (site) => ({ customer: site.itemId(70) })),
    withId('POST /console/counter/keys/revoke', (site) => ({ id: site.itemId(72) })),
    ...['role', 'endSessions'].map((what) => withId(`POST /console/people/${what}`, colleagueOf)),
  ]),
};

/** Every call of the console as each site would ask it, what is read before what is changed. */
export function consoleCalls(calls: readonly string[]): readonly SampleAddress[] {
  const addressOf = (call: string, { input, of, line, ...sample }: ConsoleSample): SampleAddress => {
    const allowed = roleLines.find((one) => (line ? one.kind === line : one.call === call))?.roles ?? [];
    const isRead = call.startsWith('GET ');
    return {
      ...sample,
      name: of ? `${call} of ${of}` : call,
      request(site) {
        const { method, path, headers, body } = callRequest(call, '', input(site), {});
        const { origin, ...rest } = headers ?? {};
        return { method, path, headers: rest, ...(body !== undefined && { body }) };
      },
      // What is done once can't be done again; that it was not done elsewhere is seen in what is stored.
      isFor: (role, at) =>
        isRead && (allowed as readonly string[]).includes(role) && (role === 'operator' || at === sites.gathered),
    };
  };
  return calls
    .toSorted()
    .flatMap((call) =>
      (samples[call] ?? [{ input: () => consoleInputs[call] ?? {} }]).map((sample) => addressOf(call, sample)),
    );
}
