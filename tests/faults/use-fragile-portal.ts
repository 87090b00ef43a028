import { afterAll, beforeAll } from 'vitest';
import { type EdgeTimes, type FragilePortal, startFragilePortal } from './fragile-portal.ts';

/** A portal of its own for the file that asks. */
export function useFragilePortal(
  times: EdgeTimes = {},
  variables: Readonly<Record<string, string>> = {},
): FragilePortal {
  const portal = {} as FragilePortal;
  beforeAll(async () => void Object.assign(portal, await startFragilePortal(times, variables)));
  afterAll(() => portal.stop?.());
  return portal;
}
