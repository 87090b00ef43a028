import { setTimeout as wait } from 'node:timers/promises';
import { createDelivery } from '../platform/item/marks/deliver-marks.ts';
import { edgeSinks } from '../platform/item/marks/edge-sinks.ts';
import type { Mark } from '../platform/item/marks/mark.ts';
import { postgresMarks } from '../platform/item/marks/mark-store.ts';
import { createMeaningDocuments } from '../platform/item/meaning/meaning-documents.ts';
import { meaningSink } from '../platform/item/meaning/meaning-sink.ts';
import { documentSink } from '../platform/item/searching/document-sink.ts';
import { searchableReader } from '../platform/item/searching/read-searchable.ts';
import { createTextDocuments } from '../platform/item/texts/text-documents.ts';
import { textSink } from '../platform/item/texts/text-sink.ts';
import type { Duty } from '../platform/ports/jobs.ts';
import type { App } from './create-app.ts';
import { alertTimes, limits } from './limits.ts';
import { deliverySeconds, workerTroubles, workerTurn } from './metrics.ts';
import { prepareQueues } from './queues.ts';
import { sandboxWords } from './sandbox-words.ts';

export interface Worker {
  /** Delivers everything that is due now and answers how many marks that were. */
  once(): Promise<number>;
  runUntil(stopped: AbortSignal): Promise<void>;
  /** Parts that have not come round for a long time: waiting will not help them. */
  stalledParts(): string[];
}

export function createWorker(app: App): Worker {
  const { kinds } = app;
  const store = postgresMarks(app.database);
  const turns = new Map<string, number>();
  const deliveryOf = (sink: Parameters<typeof createDelivery>[0]) =>
    createDelivery(sink, { store, log: app.log, ...limits.marks });
  const indexed = (marks: readonly Mark[]) => store.add('edge-again', marks, limits.marks.indexedSeconds);
  const toIndex = deliveryOf(
    documentSink({
      read: searchableReader(app.database, kinds),
      index: app.index,
      kinds,
      copiesChanged: app.copies.changed,
      indexed,
      textsChanged: async (marks) => {
        await store.add('texts', marks, 0);
        await app.redlining.articlesChanged(marks);
        await app.typesetting?.papersChanged(marks);
      },
      wordsChanged: async (marks) => (app.meaning ? store.add('meanings', marks, 0) : undefined),
    }),
  );
  const toTexts = deliveryOf(
    textSink({
      read: searchableReader(app.database, kinds),
      index: app.index,
      documents: createTextDocuments(app.files, kinds),
      indexed,
    }),
  );
  const { meaning } = app;
  const toMeanings = meaning
    ? createDelivery(
        meaningSink({
          read: searchableReader(app.database, kinds),
          index: app.index,
          documents: createMeaningDocuments(meaning, kinds),
        }),
        { store, log: app.log, ...limits.marks, batch: limits.meaning.batch },
      )
    : async () => 0;
  const { workCheck, sending } = app.deposits;
  const { announcing } = app.coarNotify;
  const toHarvesters = deliveryOf({
    ...app.records.sink,
    async deliver(marks) {
      await app.records.sink.deliver(marks);
      await store.add('deposits', await workCheck.concerned(marks), 0);
      await store.add('reviews', await announcing.concerned(marks), 0);
      await store.add('orcid', await app.orcidWorks.authorCheck.concerned(marks), 0);
    },
  });
  const toDeposits = deliveryOf(workCheck.sink);
  const toServices = deliveryOf(announcing.sink);
  const toAuthors = deliveryOf(app.orcidWorks.authorCheck.sink);
  const toEdges = edgeSinks({
    edges: app.edges,
    pages: app.keptPages,
    store,
    againAfterSeconds: limits.marks.purgeAgainSeconds,
  }).map((sink) => ({ name: sink.name, deliver: deliveryOf(sink) }));

  return {
    async once() {
      let delivered = 0;
      for (const deliver of [
        toIndex,
        toTexts,
        toMeanings,
        toHarvesters,
        toDeposits,
        toAuthors,
        toServices,
        ...toEdges.map((edge) => edge.deliver),
      ])
        delivered += await deliver();
      return delivered;
    },

    stalledParts: () => {
      const longAgo = performance.now() - limits.worker.stillSeconds * 1_000;
      return [...turns].filter(([, begun]) => begun < longAgo).map(([part]) => part);
    },

    /** Each part has only the engines that it needs: what waits for one of them holds up nothing else. */
    async runUntil(stopped) {
      /** Does it again and again, with a pause where there was nothing to do. */
      const keepOn = async (part: string, work: () => Promise<number>) => {
        while (!stopped.aborted) {
          const begun = performance.now();
          turns.set(part, begun);
          const done = await work().catch((problem: unknown) => {
            app.log.error({ part, problem }, 'a part of the worker waits for its engines');
            workerTroubles.inc({ part });
            return 0;
          });
          workerTurn.set({ part }, Date.now() / 1_000);
          if (done > 0) deliverySeconds.observe({ part }, (performance.now() - begun) / 1_000);
          else await wait(limits.marks.idleMilliseconds, undefined, { signal: stopped }).catch(() => {});
        }
      };
      const begin = async (part: string, start: () => Promise<void>) => {
        let hasBegun = false;
        while (!hasBegun && !stopped.aborted) {
          hasBegun = await start().then(
            () => true,
            (problem: unknown) => {
              app.log.error({ part, problem }, 'a part of the worker waits for its engines');
              workerTroubles.inc({ part });
              return false;
            },
          );
          if (!hasBegun) await wait(limits.marks.idleMilliseconds, undefined, { signal: stopped }).catch(() => {});
        }
      };

      let isIndexPrepared = false;
      await Promise.all([
        keepOn('index', async () => {
          if (!isIndexPrepared) await app.index.prepare();
          isIndexPrepared = true;
          return toIndex();
        }),
        keepOn('texts', async () => (isIndexPrepared ? toTexts() : 0)),
        keepOn('meanings', async () => (isIndexPrepared ? toMeanings() : 0)),
        keepOn('harvest', toHarvesters),
        keepOn('deposits', toDeposits),
        keepOn('registries', sending.now),
        keepOn('authors', toAuthors),
        keepOn('reviews', toServices),
        keepOn('orcid', app.orcidWorks.sending.now),
        ...toEdges.map(({ name, deliver }) => keepOn(name, deliver)),
        keepOn('moments', () => app.editorial.moments.now()),
        keepOn('webhooks', () => app.editorial.webhooks.now()),
        keepOn('notify', () => app.coarNotify.sending.now()),
        ...Object.entries(queuesOf(app)).map(([part, start]) => begin(part, start)),
        ...dutiesOf(app).map(([duty, work]) => begin(duty.name, () => app.jobs.repeat(duty, work))),
      ]);
    },
  };
}

const queuesOf = (app: App): Readonly<Record<string, () => Promise<void>>> => ({
  queues: () => prepareQueues(app),
  renditions: async () => {
    const sandbox = await app.tools.sandbox();
    app.log[sandbox === 'full' ? 'info' : 'warn']({ sandbox }, `sandbox of media tools: ${sandboxWords[sandbox]}`);
    await app.renditions.startWorking();
  },
  redlines: () => app.redlining.startWorking(),
  ...(app.typesetting && { typesetting: app.typesetting.startWorking }),
  copies: () => app.copies.startWorking(),
  imports: () => app.browserImport.startWorking(),
  uploads: () => app.uploading.startWorking(),
  submissions: () => app.submitting.startWorking(),
  digests: () => app.subscribing.startWorking(),
});

const dutiesOf = (app: App): readonly (readonly [Duty, () => Promise<unknown>])[] => {
  const {
    counting,
    counter,
    ranking,
    subscribing,
    accounts,
    uploading,
    anchoring,
    submitting,
    sweeping,
    settings,
    keptPages,
  } = app;
  const mostPageBytes = settings.IMPRINT_PAGES_GB * 1_073_741_824;
  const { forgetting, forgettingUnsaved, forgettingDeliveries } = app.editorial;
  const times = alertTimes(settings.IMPRINT_DIGEST_SECONDS);
  return [
    [{ name: 'count-readers', everySeconds: limits.counting.poll }, () => counting.addingUp.now()],
    [{ name: 'prepare-months', everySeconds: limits.counting.prepare }, () => counting.addingUp.prepareMonths()],
    [{ name: 'count-for-counter', everySeconds: limits.counter.poll }, () => counter.countDays()],
    [{ name: 'rank', everySeconds: limits.ranking.poll }, () => ranking.rankings.now()],
    [{ name: 'know-sites', everySeconds: limits.ranking.know }, () => ranking.rankings.know()],
    [{ name: 'make-digests', everySeconds: times.poll }, () => subscribing.digests.nowAndClear()],
    [{ name: 'clean-up', everySeconds: limits.accounts.cleanUpSeconds }, () => accounts.cleanUp.now()],
    [{ name: 'look-after-uploads', everySeconds: limits.uploads.pollSeconds }, () => uploading.maintenance.now()],
    [{ name: 'sweep-files', everySeconds: limits.sweeping.pollSeconds }, () => sweeping.now()],
    [{ name: 'make-room-for-pages', everySeconds: limits.pages.pollSeconds }, () => keptPages.makeRoom(mostPageBytes)],
    [{ name: 'anchor-logs', everySeconds: limits.anchoring.seconds }, () => anchoring.now()],
    [{ name: 'remind-reviewers', everySeconds: limits.reminders.seconds }, () => submitting.reminders.now()],
    [{ name: 'learn-bridges', everySeconds: limits.meaning.learnSeconds }, async () => app.meaning?.learn()],
    [{ name: 'forget-security-events', everySeconds: limits.security.forgetSeconds }, () => forgetting.now()],
    [{ name: 'forget-unsaved-forms', everySeconds: limits.security.forgetSeconds }, () => forgettingUnsaved.now()],
    [
      { name: 'forget-webhook-messages', everySeconds: limits.security.forgetSeconds },
      () => forgettingDeliveries.now(),
    ],
  ];
};
