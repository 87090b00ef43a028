import { answering } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { success } from '../../../platform/kernel/result.ts';
import { listSecurityEvents } from '../monitoring.contract.ts';
import type { SecurityEventStore, StoredSecurityEvent } from '../use-cases/security-log.ts';

const present = ({ id, at, kind, outcome, by, detail }: StoredSecurityEvent) => ({
  ...{ id, at: at.toISOString(), kind, outcome, by, detail },
});

export const answerSecurityEvents = (store: SecurityEventStore) =>
  answering(listSecurityEvents, async (request) => {
    const { input, site } = request;
    const { events, total } = await store.list(site.host.id, input);
    const seesAll = permits(request.consoleUser.role, 'sites.manage');
    const ofInstallation = seesAll ? (await store.list(null, input)).events : [];
    return success({
      ...presentPage(events.map(present), total, input),
      ofInstallation: ofInstallation.map(present),
    });
  });
