import type {
  AccessAction,
  AccessDecision,
  AccessSubject,
  Ground,
  SitePowers,
} from '../../../platform/kernel/access.ts';

export interface AccessQuestion {
  readonly action: AccessAction;
  readonly subject: AccessSubject;
  readonly site: SitePowers;
  readonly grounds: readonly Ground[];
}

const refusals = { read: 'loginToRead', download: 'loginToDownload', play: 'loginRequired' } as const;

const isOpenToAll: Readonly<Record<AccessAction, (site: SitePowers) => boolean>> = {
  read: ({ visitPower }) => visitPower,
  download: ({ downloadPower }) => downloadPower,
  play: ({ mediaPermission }) => !mediaPermission,
};

/** A power left on is open to all; switched off it is for those who have a ground. */
export function decidePower(action: AccessAction, site: SitePowers, grounds: readonly Ground[]): AccessDecision {
  if (isOpenToAll[action](site)) return { allowed: true, ground: 'open to all' };
  const [ground] = grounds;
  return ground ? { allowed: true, ground: ground.kind } : { allowed: false, message: refusals[action] };
}

/**
 * Open access is readable for everyone. A file holds the whole text or the whole film, so downloading it needs the power to read or
 * play it as well: a reader on trial gets no file even where downloads were left on.
 */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { action, subject, site, grounds } = question;
  if (action === 'read' && subject.openAccess) return { allowed: true, ground: 'open access' };
  const power = decidePower(action, site, grounds);
  if (!power.allowed || action !== 'download') return power;
  const whole = decideAccess({ ...question, action: subject.media ? 'play' : 'read' });
  return whole.allowed ? power : { allowed: false, message: refusals.download };
}
