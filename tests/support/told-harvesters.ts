import { createDelivery } from '../../src/platform/item/marks/deliver-marks.ts';
import { postgresMarks } from '../../src/platform/item/marks/mark-store.ts';
import type { App } from '../../src/processes/create-app.ts';
import { limits } from '../../src/processes/limits.ts';

/** Does what the worker does for harvesters, until nothing waits. */
export async function tellHarvesters(app: App): Promise<void> {
  const store = postgresMarks(app.database);
  const deliver = createDelivery(app.records.sink, { store, log: app.log, ...limits.marks });
  while ((await deliver()) > 0);
}
