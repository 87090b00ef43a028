import type { Assure } from '../../platform/contract/assure.ts';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { FilesAround } from '../../platform/item/editing/files-around.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { ConsoleRoles } from '../../platform/ports/console-roles.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Editable } from '../../platform/ports/editable.ts';
import type { Mailer } from '../../platform/ports/mailer.ts';
import type { Notify } from '../../platform/ports/notices.ts';
import type { SafeHtml } from '../../platform/ports/safe-html.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerExportChanges, answerListChanges } from './api/changes.ts';
import { answerDocuments } from './api/documents.ts';
import { answerGetConsole } from './api/get-console.ts';
import { answerOverview } from './api/overview.ts';
import { answerPeople } from './api/people.ts';
import { answerSecondFactor } from './api/second-factor.ts';
import { postgresAppFactors } from './store/postgres-app-factors.ts';
import { postgresChanges } from './store/postgres-changes.ts';
import { postgresDrafts } from './store/postgres-drafts.ts';
import { postgresPeople } from './store/postgres-people.ts';
import type { KeptFrom } from './use-cases/change-store.ts';
import { editDocuments } from './use-cases/edit-documents.ts';
import type { Waiting } from './use-cases/overview.ts';
import { createPeople, type People } from './use-cases/people.ts';
import type { SecondFactor } from './use-cases/second-factor.ts';

type StepUp = Parameters<typeof answerSecondFactor>[0]['stepUp'];

interface Parts {
  readonly database: Database;
  readonly consoleRoles: ConsoleRoles;
  readonly editables: readonly Editable[];
  readonly languagesOf: (site: number) => Promise<readonly string[]>;
  readonly wording: Wording;
  readonly safeHtml: SafeHtml;
  readonly filesAround: Pick<FilesAround, 'transaction'>;
  readonly clock: Clock;
  readonly record: RecordAction;
  readonly second: SecondFactor;
  readonly assure: Assure;
  readonly stepUp: StepUp;
  readonly notify: Notify;
  readonly mailer: Mailer;
  readonly waiting: Waiting;
  readonly changesKeptFrom: KeptFrom;
  /** What a site is called, and where it is. */
  readonly siteNamed: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
}

export interface Console {
  readonly handlers: readonly AnyHandler[];
  readonly people: People;
  readonly editables: readonly Editable[];
}

export function createConsole(parts: Parts): Console {
  const { database, consoleRoles, editables, languagesOf, wording, safeHtml, clock, second, assure, stepUp, notify } =
    parts;
  const { record } = parts;
  const factors = postgresAppFactors(database);
  const changes = postgresChanges(database, parts.changesKeptFrom);
  const edit = editDocuments({
    ...{ database, editables, drafts: postgresDrafts, changes, record, safeHtml },
    filesAround: parts.filesAround,
  });
  const people = createPeople({
    ...{ database, people: postgresPeople(database), record },
    ...{ mailer: parts.mailer, notify, siteNamed: parts.siteNamed },
  });
  const handlers = [
    answerGetConsole({ consoleRoles, factors, editables, languagesOf }),
    ...answerSecondFactor({ second, assure, stepUp, notify }),
    ...answerPeople(people),
    ...answerDocuments(edit, wording),
    answerListChanges(changes, edit),
    answerExportChanges(changes),
    answerOverview({
      ...{ database, editables, drafts: postgresDrafts, changes, people: people.people, waiting: parts.waiting, clock },
    }),
  ];
  return { handlers, people, editables };
}
