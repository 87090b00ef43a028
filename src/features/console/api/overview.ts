import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { type Permission, permits } from '../../../platform/kernel/console-role.ts';
import { success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import { getOverview } from '../contract.ts';
import { addressOfDocument } from '../domain/addresses.ts';
import { draftTitles } from '../domain/documents.ts';
import { daysLeft } from '../domain/expiry.ts';
import { word } from '../domain/word.ts';
import { wordsIn } from '../domain/words.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { PeopleStore } from '../store/postgres-people.ts';
import { editorOf } from './documents.ts';

const mostDrafts = 8;
const mostChanges = 6;

/** What other features know of what waits at a site. */
export interface Waiting {
  comments(site: number): Promise<number>;
  submissions(site: number): Promise<number>;
  /** Packages from the browser of which not everything could be imported. */
  imports(site: number): Promise<readonly NonNullable<OutputOf<typeof getOverview>['imports']>[number][]>;
  expiry(site: number): Promise<Date | null>;
}

interface Parts {
  readonly database: Database;
  readonly editables: readonly Editable[];
  readonly drafts: DraftStore;
  readonly changes: ChangeStore;
  readonly people: PeopleStore;
  readonly waiting: Waiting;
  readonly clock: Clock;
}

export const answerOverview = ({ database, editables, drafts, changes, people, waiting, clock }: Parts) =>
  answering(getOverview, async (request) => {
    const { site, role, account: reader } = editorOf(request);
    const { id } = site.host;
    const words = wordsIn(request.language);
    const kindName = (kind: string) => word(words, `kind.${kind}`);
    /** What the role may not see is not even asked for. */
    const ifMay = async <Value>(permission: Permission, asked: () => Promise<Value>): Promise<Value | null> =>
      permits(role, permission) ? asked() : null;
    const kinds = editables.filter(({ permission }) => permits(role, permission)).map(({ kind }) => kind);

    const [comments, submissions, imports, invitations, expiry, preparing, log] = await Promise.all([
      ifMay('comments.moderate', () => waiting.comments(id)),
      ifMay('submissions.handle', () => waiting.submissions(id)),
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
