import { commonTokenOf } from '../../../src/platform/contract/common-token.ts';
import { sessionCookie } from '../../../src/platform/ports/sessions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { sites } from '../marked-site.ts';
import { editorOf, ownerOf } from '../sample-console.ts';
import { operatorAccount, sampleAccount } from '../sample-doings.ts';

export const roles = ['visitor', 'member', 'editor', 'owner', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Editor and owner work at the gathered site; the member is the one of whom every site keeps something. */
const accounts: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  member: sampleAccount,
  editor: editorOf(sites.gathered),
  owner: ownerOf(sites.gathered),
  operator: operatorAccount,
};

/** What the browser of someone in a role sends, with every factor shown. Calls that end a session are given one of their own. */
export function sessionsOf({ app }: Pick<TestApp, 'app'>) {
  const kept = new Map<Role, Promise<Record<string, string>>>();
  const begin = async (role: Exclude<Role, 'visitor'>) => {
    const token = await app.sessions.begin({
      member: accounts[role],
      site: null,
      seconds: 3_600,
      factors: ['strong'],
    });
    return { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) };
  };
  return async (role: Role, isOwn = false): Promise<Record<string, string>> => {
    if (role === 'visitor') return {};
    if (isOwn) return begin(role);
    const held = kept.get(role) ?? begin(role);
    kept.set(role, held);
    return held;
  };
}
