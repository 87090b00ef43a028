import { type Failure, failure } from '../../../platform/kernel/failure.ts';

/** What a member sent to a site, in bytes, and what the site stores. */
export interface Usage {
  /** How many uploads are still arriving. */
  readonly open: number;
  /** In the last 24 hours. */
  readonly day: number;
  /** Everything that is there. */
  readonly member: number;
  readonly site: number;
}

export interface Quota {
  readonly mostOpen: number;
  readonly mostBytesADay: number;
  readonly mostBytesOfMember: number;
  readonly mostBytesOfSite: number;
}

const gigabytes = (bytes: number): string => `${Math.floor((bytes / 1_073_741_824) * 10) / 10} GB`;

/** Why so many bytes more are too many; nothing where they are not. */
export function quotaProblem(usage: Usage, bytes: number, quota: Quota): Failure | undefined {
  if (usage.open >= quota.mostOpen) return failure('tooManyRequests');
  if (usage.day + bytes > quota.mostBytesADay)
    return failure('dayQuota', { used: gigabytes(usage.day), max: gigabytes(quota.mostBytesADay) });
  if (usage.member + bytes > quota.mostBytesOfMember)
    return failure('memberQuota', { used: gigabytes(usage.member), max: gigabytes(quota.mostBytesOfMember) });
  if (usage.site + bytes > quota.mostBytesOfSite)
    return failure('siteQuota', { max: gigabytes(quota.mostBytesOfSite) });
  return undefined;
}
