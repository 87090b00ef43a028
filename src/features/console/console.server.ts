import { answerExportChanges, answerListChanges } from './api/changes.ts';
import { answerDocuments } from './api/documents.ts';
import { answerGetConsole } from './api/get-console.ts';
import { answerInputs } from './api/inputs.ts';
import { answerJobs, answerSecurityEvents } from './api/monitoring.ts';
import { answerOverview } from './api/overview.ts';
import { answerPeople } from './api/people.ts';
import { answerSecondFactor, type SecondFactorParts } from './api/second-factor.ts';
import { postgresAppFactors } from './store/postgres-app-factors.ts';
import { postgresChanges } from './store/postgres-changes.ts';
import { postgresDrafts } from './store/postgres-drafts.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import { postgresLinkableItems } from './store/postgres-linkable-items.ts';
import { postgresPeople } from './store/postgres-people.ts';
import type { ConsoleParts } from './use-cases/console-parts.ts';
import { editDocuments } from './use-cases/edit-documents.ts';
import { createPeople } from './use-cases/people.ts';
import { forgettingSecurityEvents } from './use-cases/security-log.ts';
import { watchJobs } from './use-cases/watch-jobs.ts';

export function createConsole(parts: ConsoleParts & SecondFactorParts) {
  const { database, editables, securityEvents } = parts;
  const changes = postgresChanges(database, parts.changesKeptFrom);
  const edit = editDocuments(parts, postgresDrafts, changes);
  const people = createPeople(parts, postgresPeople(database));
  const watch = watchJobs(parts, postgresLateMarks(database));
  return {
    people,
    editables,
    watch,
    forgetting: forgettingSecurityEvents(securityEvents, parts.securityLogDays),
    handlers: [
      answerGetConsole(parts, postgresAppFactors(database)),
      ...answerSecondFactor(parts),
      ...answerPeople(people),
      ...answerDocuments(edit, parts.wording),
      answerListChanges(changes, edit),
      answerExportChanges(changes),
      answerOverview(parts, { drafts: postgresDrafts, changes, people: people.people }),
      ...answerJobs(watch),
      answerSecurityEvents(securityEvents),
      ...answerInputs(parts, postgresLinkableItems(database)),
    ],
  };
}
