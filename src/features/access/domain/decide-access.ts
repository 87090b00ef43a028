import {
  type AccessAction,
  type AccessDecision,
  type AccessSubject,
  type Ground,
  groundKinds,
  type SitePowers,
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

/** For looking, not for keeping: these give no file. */
const readingOnly: readonly Ground['kind'][] = ['trial', 'referrer'];

/** The grounds that count for this thing and action, the one that says most about the reader first. */
export const groundsFor = (
  grounds: readonly Ground[],
  action: AccessAction,
  { within }: Pick<AccessSubject, 'within'>,
): readonly Ground[] =>
  grounds
    .filter(({ about }) => !about || about === within)
    .filter(({ kind }) => action !== 'download' || !readingOnly.includes(kind))
    .toSorted(
      (one, other) =>
        groundKinds.indexOf(one.kind) - groundKinds.indexOf(other.kind) ||
        (other.until ?? '').localeCompare(one.until ?? ''),
    );

/** A power left on is open to all; switched off it is for those who have a ground. */
export function decidePower(action: AccessAction, site: SitePowers, grounds: readonly Ground[]): AccessDecision {
  if (isOpenToAll[action](site)) return { allowed: true, ground: 'open to all' };
  const [ground] = grounds;
  if (!ground) return { allowed: false, message: refusals[action] };
  const { kind, customer, until } = ground;
  return { allowed: true, ground: kind, ...(customer && { customer }), ...(until && { until }) };
}

/**
 * Open access is readable for everyone. A file holds the whole text or the whole film, so downloading it needs the power to read or
 * play it as well: a reader on trial gets no file even where downloads were left on.
 */
export function decideAccess({ action, subject, site, grounds }: AccessQuestion): AccessDecision {
  if (action === 'read' && subject.openAccess) return { allowed: true, ground: 'open access' };
  const counting = groundsFor(grounds, action, subject);
  const power = decidePower(action, site, counting);
  if (!power.allowed || action !== 'download') return power;
  const whole = decideAccess({ action: subject.media ? 'play' : 'read', subject, site, grounds: counting });
  return whole.allowed ? power : { allowed: false, message: refusals.download };
}
