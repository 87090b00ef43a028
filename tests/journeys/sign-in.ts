import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { type JourneyMember, storeSession } from './stored-session.ts';
import { addressOf } from './visit.ts';

/** Signs a sample reader in at a site. */
export const signIn = (context: BrowserContext, host: string): Promise<JourneyMember> =>
  storeSession(context, { ownerUrl: inject('ownerUrl'), url: addressOf(host, '/') });
