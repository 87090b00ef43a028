import { dayQuotaProblem, gigabytes } from '../../../../platform/kernel/day-quota.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';

/** What a member sent to a site, in bytes, and what the site stores. */
export interface Usage {
  /** How many uploads are still arriving. */
  readonly open: number;
  /** Today, at all sites. */
  readonly day: number;
  /** Everything that is at this site. */
  readonly member: number;
  readonly site: number;
}

export interface Quota {
  readonly mostOpen: number;
  readonly mostBytesADay: number;
  readonly mostBytesOfMember: number;
  readonly mostBytesOfSite: number;
}

/** Why so many bytes more are too many; nothing where they are not. */
export function quotaProblem(usage: Usage, bytes: number, quota: Quota): Failure | undefined {
  if (usage.open >= quota.mostOpen) return failure('tooManyRequests');
  const ofDay = dayQuotaProblem(usage.day, bytes, quota.mostBytesADay);
  if (ofDay) return ofDay;
  if (usage.member + bytes > quota.mostBytesOfMember)
    return failure('memberQuota', { used: gigabytes(usage.member), max: gigabytes(quota.mostBytesOfMember) });
  if (usage.site + bytes > quota.mostBytesOfSite)
    return failure('siteQuota', { max: gigabytes(quota.mostBytesOfSite) });
  return undefined;
}

/** The quota as members see it before they upload. */
export function presentQuota({ day, member, site }: Usage, quota: Quota) {
  const left = Math.min(quota.mostBytesADay - day, quota.mostBytesOfMember - member, quota.mostBytesOfSite - site);
  return {
    usedToday: day,
    mostToday: quota.mostBytesADay,
    used: member,
    most: quota.mostBytesOfMember,
    left: Math.max(0, left),
  };
}
