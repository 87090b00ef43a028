import { answering } from '../../../platform/contract/handler.ts';
import { type Permission, permits } from '../../../platform/kernel/console-role.ts';
import { success } from '../../../platform/kernel/result.ts';
import { getOverview } from '../contract.ts';
import { addressOfDocument } from '../domain/addresses.ts';
import { draftTitles } from '../domain/documents.ts';
import { daysLeft } from '../domain/expiry.ts';
import { word } from '../domain/word.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { Checklist } from '../store/postgres-checklist.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { PeopleStore } from '../store/postgres-people.ts';
import type { ConsoleParts } from '../use-cases/console-parts.ts';

const mostDrafts = 8;
const mostChanges = 6;

interface Stores {
  readonly drafts: DraftStore;
  readonly changes: ChangeStore;
  readonly people: PeopleStore;
  readonly checklistOf: Checklist;
}

export const answerOverview = (
  { database, editables, waiting, clock, wordsIn }: ConsoleParts,
  { drafts, changes, people, checklistOf }: Stores,
) =>
  answering(getOverview, async ({ site, consoleUser: { role, account: reader }, language }) => {
    const { id } = site.host;
    const words = wordsIn(language);
    const kindName = (kind: string) => word(words, `kind.${kind}`);
    /** What the role may not see is not even read. */
    const ifMay = async <Value>(permission: Permission, read: () => Promise<Value>): Promise<Value | null> =>
      permits(role, permission) ? read() : null;
    const kinds = editables.filter(({ permission }) => permits(role, permission)).map(({ kind }) => kind);

    const [comments, submissions, submissionFigures, checklist, imports, invitations, expiry, preparing, log] =
      await Promise.all([
        ifMay('comments.moderate', () => waiting.comments(id)),
        ifMay('submissions.handle', () => waiting.submissions(id)),
        ifMay('submissions.handle', () => waiting.submissionFigures(id)),
        ifMay('site.configure', () => checklistOf(id)),
        ifMay('content.import', () => waiting.imports(id)),
        ifMay('people.manage', async () => (await people.pending(id)).length),
        ifMay('site.configure', () => waiting.expiry(id)),
        database.transaction({ reads: [id], writes: null }, (transaction) =>
          drafts.newest(transaction, id, kinds, mostDrafts),
        ),
        ifMay('changes.see', () => changes.list(id, reader, { page: 0, size: mostChanges })),
      ]);
    const newest = log?.changes ?? [];
    const names = await changes.namesOf([...newest, ...preparing].map(({ account }) => account));
    return success({
      comments,
      submissions,
      submissionFigures,
      checklist: checklist && [...checklist],
      invitations,
      imports: imports && [...imports],
      daysLeft: daysLeft(expiry, clock.now()),
      drafts: preparing.map(({ kind, id: of, document, account, savedAt }) => ({
        kind,
        kindName: kindName(kind),
        titles: draftTitles(document),
        savedAt,
        by: names.get(account) ?? null,
        address: addressOfDocument(kind, of),
      })),
      changes:
        log &&
        newest.map(({ number, at, account, action, kind }) => ({
          number,
          at,
          by: names.get(account) ?? null,
          action,
          kindName: kindName(kind),
        })),
    });
  });
