import type { DraftFile } from '../../../../platform/item/writing/item-draft.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Queue } from '../../../../platform/ports/jobs.ts';
import type { SubmissionDetails } from '../fields.contract.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { Action, Done, ManuscriptText, SubmissionParts } from './parts.ts';
import { inStoredFile } from './read-manuscripts.ts';

export const textQueue: Queue<{ site: number; submission: Id }> = { name: 'read-text', mostSeconds: 180, atOnce: 1 };

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The manuscript in Word of the round that was accepted, if there is one. */
export const wordFileOf = (files: readonly SubmissionFile[], round: number): SubmissionFile | undefined =>
  files.findLast((file) => file.round === round && file.role === 'manuscript' && file.contentType === wordType);

const wordsOf = (texts: Readonly<Record<string, string | undefined>>): string[] =>
  Object.values(texts).filter((text) => text !== undefined);

/** What the page of the article shows above its text. */
const detailTexts = ({ titles, abstracts, keywords, authors }: SubmissionDetails): readonly string[] => [
  ...wordsOf(titles),
  ...wordsOf(abstracts).flatMap((text) => [text, ...text.split(/\n+/)]),
  ...Object.values(keywords).map((words) => words?.join(' ') ?? ''),
  ...['zh', 'en'].map((language) => authors.map(({ name }) => (name as Record<string, string>)[language]).join(' ')),
  ...authors.flatMap(({ name, affiliation, email }) => [...wordsOf(name), ...wordsOf(affiliation), email]),
];

/** Files that lie in the store under names that only this text has. */
const filesOf = ({ body, files, members }: ManuscriptText): readonly DraftFile[] => [
  body,
  ...files,
  ...members.flatMap((member) => member.files ?? []),
];

export const picturesOf = (text: ManuscriptText): readonly DraftFile[] =>
  filesOf(text).filter(({ role }) => role === 'image');

export type TextReading = ReturnType<typeof createTextReading>;

/** The text of an accepted manuscript is read in the background; an editor looks at it before any reader. */
export function createTextReading(
  parts: Pick<
    SubmissionParts,
    'access' | 'database' | 'files' | 'filesArrived' | 'jobs' | 'readText' | 'store' | 'texts'
  >,
) {
  const { access, database, files, filesArrived, jobs, readText, store, texts } = parts;

  /** In the transaction that gives the reason. Answers whether there is anything to read. */
  async function order(transaction: Transaction, site: number, { id, kind, round }: Submission): Promise<boolean> {
    const file = wordFileOf(await store.files(site, id, transaction), round);
    if (kind !== 'manuscript' || !file) return false;
    await texts.order(transaction, site, id, file.id);
    await jobs.send(textQueue, [{ data: { site, submission: id }, key: file.id }], transaction);
    return true;
  }

  return {
    order,

    /** How far it is. One that waits for a job which is no more has been interrupted. */
    async report(site: number, id: Id) {
      const found = await texts.read(site, id);
      if (found?.state !== 'waiting' || (await jobs.alive(textQueue, [found.file])).has(found.file)) return found;
      // A job that ended in between has told how it ended.
      const now = await texts.read(site, id);
      return now?.state === 'waiting' && now.file === found.file ? { ...now, state: 'interrupted' as const } : now;
    },

    /** Again, or for the first time, when an editor wants it. */
    readAgain: (on: Action): Done<{ isAsked: boolean }> =>
      database.transaction({ reads: [on.site], writes: on.site }, async (transaction) => {
        const found = await access.take(transaction, on);
        if (!found.ok) return found;
        if (found.value.state !== 'accepted' || found.value.item) return failed(failure('submissionClosed'));
        return success({ isAsked: await order(transaction, on.site, found.value) });
      }),

    startWorking: () =>
      jobs.work(textQueue, async ({ data: { site, submission: id } }) => {
        const waiting = await texts.read(site, id);
        const submission = await store.read(site, id);
        const file = (await store.files(site, id)).find((one) => one.id === waiting?.file);
        if (waiting?.state !== 'waiting' || !submission || !file) return success(undefined);
        const { details } = submission;
        const title = details.titles[details.written] ?? '';
        const facts = { language: details.written, title, known: detailTexts(details) };
        const read = await inStoredFile(files, file, 'docx', (path) => readText(path, facts));
        const text = read.ok ? read.value : read.failure.reason;
        await database.transaction({ reads: [site], writes: site }, async (transaction) => {
          if (typeof text !== 'string') await store.submittedFiles(transaction, site, filesOf(text));
          const isKept = await texts.keep(transaction, site, id, file.id, text);
          if (isKept && typeof text !== 'string') await filesArrived(transaction, site, picturesOf(text));
        });
        return success(undefined);
      }),
  };
}
