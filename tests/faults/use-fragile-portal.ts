import { afterAll, beforeAll } from 'vitest';
import { type FragilePortal, startFragilePortal } from './fragile-portal.ts';

/** A portal of its own for the file that asks. */
export function useFragilePortal(): FragilePortal {
  const portal = {} as FragilePortal;
  beforeAll(async () => void Object.assign(portal, await startFragilePortal()));
  afterAll(() => portal.stop?.());
  return portal;
}
