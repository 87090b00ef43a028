import { answering } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { success } from '../../../platform/kernel/result.ts';
import { listSecurityEvents } from '../monitoring.contract.ts';
import type { SecurityEventStore } from '../store/postgres-security-events.ts';

export const answerSecurityEvents = (store: SecurityEventStore) =>
  answering(listSecurityEvents, async ({ input, site, consoleUser }) => {
    const { events, total } = await store.list(site.host.id, input);
    const seesAll = permits(consoleUser.role, 'sites.manage');
    const ofInstallation = seesAll ? (await store.list(null, input)).events : [];
    return success({ ...presentPage(events, total, input), ofInstallation });
  });
