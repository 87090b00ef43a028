import {
  type AccessAction,
  type AccessBasis,
  type AccessDecision,
  type AccessSubject,
  basisKinds,
  type SitePowers,
} from '../../../platform/kernel/access.ts';

export interface AccessQuestion {
  readonly action: AccessAction;
  readonly subject: AccessSubject;
  readonly site: SitePowers;
  readonly bases: readonly AccessBasis[];
}

const refusals = { read: 'loginToRead', download: 'loginToDownload', play: 'loginRequired' } as const;

const isOpenToAll: Readonly<Record<AccessAction, (site: SitePowers) => boolean>> = {
  read: ({ visitPower }) => visitPower,
  download: ({ downloadPower }) => downloadPower,
  play: ({ mediaPermission }) => !mediaPermission,
};

/** For looking, not for keeping: these give no file. */
const readingOnly: readonly AccessBasis['kind'][] = ['trial', 'referrer'];

/** The bases that count for this thing and action, the one that says most about the reader first. */
export const basesFor = (
  bases: readonly AccessBasis[],
  action: AccessAction,
  { within }: Pick<AccessSubject, 'within'>,
): readonly AccessBasis[] =>
  bases
    .filter(({ about }) => !about || about === within)
    .filter(({ kind }) => action !== 'download' || !readingOnly.includes(kind))
    .toSorted(
      (one, other) =>
        basisKinds.indexOf(one.kind) - basisKinds.indexOf(other.kind) ||
        (other.until ?? '').localeCompare(one.until ?? ''),
    );

/** A power left on is open to all; switched off it is for those who have a basis. */
export function decidePower(action: AccessAction, site: SitePowers, bases: readonly AccessBasis[]): AccessDecision {
  if (isOpenToAll[action](site)) return { allowed: true, basis: 'open to all' };
  const [basis] = bases;
  if (!basis) return { allowed: false, message: refusals[action] };
  const { kind, customer, until } = basis;
  return { allowed: true, basis: kind, ...(customer && { customer }), ...(until && { until }) };
}

/**
 * Under an embargo nobody has anything. Open access is readable for everyone. A file holds the whole text or the whole film, so downloading it needs the power to read or
 * play it as well: a reader on trial gets no file even where downloads were left on.
 */
export function decideAccess({ action, subject, site, bases }: AccessQuestion): AccessDecision {
  if (subject.embargo) return { allowed: false, message: 'embargoed', embargo: subject.embargo };
  if (action === 'read' && subject.openAccess) return { allowed: true, basis: 'open access' };
  const counting = basesFor(bases, action, subject);
  const power = decidePower(action, site, counting);
  if (!power.allowed || action !== 'download') return power;
  const whole = decideAccess({ action: subject.media ? 'play' : 'read', subject, site, bases: counting });
  return whole.allowed ? power : { allowed: false, message: refusals.download };
}
