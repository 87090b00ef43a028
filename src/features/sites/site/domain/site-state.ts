import type { SiteState } from '../../../../platform/kernel/site-context.ts';

interface StoredState {
  readonly forbidden: boolean;
  readonly maintenance: boolean;
  readonly expiresAt: Date | null;
  readonly stopUrl: string | null;
}

/** Forbidding outweighs expiry, expiry outweighs the stop address: the strictest word is the one that counts. */
export function siteState(stored: StoredState, now: Date): SiteState {
  if (stored.forbidden) return 'forbidden';
  if (stored.expiresAt && stored.expiresAt <= now) return 'expired';
  if (stored.maintenance) return 'maintenance';
  return stored.stopUrl ? 'stopped' : 'open';
}
