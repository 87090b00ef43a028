import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import type { ConsoleRole } from '../../src/platform/kernel/console-role.ts';
import { type JourneyMember, storeConsoleSession } from './stored-session.ts';
import { addressOf } from './visit.ts';

/** Signs someone in who works at a site's editorial, with both proofs given. */
export const admitToConsole = (context: BrowserContext, host: string, role: ConsoleRole): Promise<JourneyMember> =>
  storeConsoleSession(context, { ownerUrl: inject('ownerUrl'), url: addressOf(host, '/') }, host, role);
