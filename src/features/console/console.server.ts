import { answerExportChanges, answerListChanges } from './api/changes.ts';
import { describingChanges } from './api/described-changes.ts';
import { answerDocuments } from './api/documents.ts';
import { answerGetConsole } from './api/get-console.ts';
import { answerInputs } from './api/inputs.ts';
import { answerJobs, answerSecurityEvents } from './api/monitoring.ts';
import { answerOverview } from './api/overview.ts';
import { answerPeople } from './api/people.ts';
import { answerOrganisations, answerReferences } from './api/references.ts';
import { answerSecondFactor, type SecondFactorParts } from './api/second-factor.ts';
import { answerWebhooks } from './api/webhooks.ts';
import { postgresAppFactors } from './store/postgres-app-factors.ts';
import { postgresChanges } from './store/postgres-changes.ts';
import { postgresChecklist } from './store/postgres-checklist.ts';
import { postgresCitedPapers } from './store/postgres-cited-papers.ts';
import { postgresDrafts } from './store/postgres-drafts.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import { postgresLinkableItems } from './store/postgres-linkable-items.ts';
import { postgresOrganisations } from './store/postgres-organisations.ts';
import { postgresPeople } from './store/postgres-people.ts';
import { postgresPreviews } from './store/postgres-previews.ts';
import { postgresSchedule } from './store/postgres-schedule.ts';
import { forgettingUnsaved, postgresUnsaved } from './store/postgres-unsaved.ts';
import { postgresWebhookSending } from './store/postgres-webhook-sending.ts';
import { forgettingDeliveries, postgresWebhooks } from './store/postgres-webhooks.ts';
import type { ConsoleParts } from './use-cases/console-parts.ts';
import { editDocuments } from './use-cases/edit-documents.ts';
import { manageWebhooks } from './use-cases/manage-webhooks.ts';
import { createPeople } from './use-cases/people.ts';
import { keepingMoments, type MomentParts } from './use-cases/publish-scheduled.ts';
import { forgettingSecurityEvents } from './use-cases/security-log.ts';
import { sendingWebhooks, type WebhookSendingParts } from './use-cases/send-webhooks.ts';
import { watchJobs } from './use-cases/watch-jobs.ts';

export function createConsole(parts: ConsoleParts & SecondFactorParts & MomentParts & WebhookSendingParts) {
  const { database, editables, securityEvents } = parts;
  const changes = postgresChanges(database, parts.changesKeptFrom);
  const schedule = postgresSchedule(database);
  const stores = { drafts: postgresDrafts, unsaved: postgresUnsaved, changes, schedule, previews: postgresPreviews };
  const edit = editDocuments(parts, stores);
  const items = postgresLinkableItems(database);
  const people = createPeople(parts, postgresPeople(database));
  const watch = watchJobs(parts, postgresLateMarks(database));
  return {
    people,
    editables,
    watch,
    openPreview: edit.previews.open,
    previewedItem: edit.previews.itemAt,
    moments: keepingMoments(parts, postgresDrafts, schedule),
    forgetting: forgettingSecurityEvents(securityEvents, parts.securityLogDays),
    forgettingUnsaved: forgettingUnsaved(database, securityEvents.sites),
    webhooks: sendingWebhooks(postgresWebhookSending(database), parts),
    forgettingDeliveries: forgettingDeliveries(database, securityEvents.sites),
    handlers: [
      answerGetConsole(parts, postgresAppFactors(database)),
      ...answerSecondFactor(parts),
      ...answerPeople(people),
      ...answerDocuments(edit, parts.wording, parts.wordsIn),
      answerReferences(postgresCitedPapers(database)),
      answerOrganisations(postgresOrganisations(database)),
      answerListChanges(changes, edit, describingChanges(edit, items), parts.wordsIn),
      answerExportChanges(changes, parts.wordsIn),
      answerOverview(parts, {
        drafts: postgresDrafts,
        changes,
        people: people.people,
        checklistOf: postgresChecklist(database),
      }),
      ...answerJobs(watch),
      answerSecurityEvents(securityEvents),
      ...answerInputs(parts, items, edit),
      ...answerWebhooks(manageWebhooks(parts, postgresWebhooks(database))),
    ],
  };
}
