import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type OidcProvider, startOidcProvider } from '../support/sample-oidc-provider.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { Attacker } from './assurance/attacker.ts';
import { host, newVictim, otherHost, prepareVictims } from './assurance/victim.ts';
import { assuranceWalk, withoutGuard } from './assurance/walk.ts';

/** So many sequences; IMPRINT_WALK=10000 for the long walk (decision 96). */
const sequences = Number(process.env.IMPRINT_WALK ?? 60);
vi.setConfig({ testTimeout: 120_000 + sequences * 2_000 });

let oidc: OidcProvider;
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics', columns: { umt_flag: true } });
    await storeSite(app, { id: 2, sld: 'biology', columns: { umt_flag: true } });
    await prepareVictims(app);
  },
  async () => {
    oidc = await startOidcProvider();
    oidc.leadBackTo([host, otherHost].map((name) => `https://${name}/login`));
    const { issuer, clientId, clientSecret } = oidc;
    const listed = [{ id: 'sample', kind: 'oidc', name: 'Sample provider', issuer, clientId, clientSecret }];
    return { IMPRINT_IDENTITY_PROVIDERS: JSON.stringify(listed) };
  },
);
afterAll(() => oidc?.stop());

test('no sequence of calls leads from the password or the mailbox alone to an assured session, nor to another factor', async () => {
  let calls = 0;
  const walk = assuranceWalk(
    portal,
    () => oidc,
    (steps) => {
      calls += steps;
    },
  );
  await fc.assert(walk, { numRuns: sequences });
  if (sequences > 1_000) console.log(`${sequences} sequences, ${calls} steps`);
});

test('the steps through another provider lead there and back', async () => {
  const sessionsAfterLogin = async (knows: 'provider' | 'password') => {
    const victim = await newVictim(portal, 'app');
    await new Attacker(portal, oidc, victim, knows).steps.loginAtProvider?.();
    return (await portal.owner.query('select from session where member_id = $1', [victim.id])).rowCount;
  };
  expect(await sessionsAfterLogin('provider')).toBe(1);
  expect(await sessionsAfterLogin('password')).toBe(0);
});

describe('the walk finds a removed guard', () => {
  test.each([
    ['GET /front/frontMembers/export', 'all that is kept of the victim was taken'],
    ['POST /api/unbind', 'the linked logins changed'],
    ['POST /api/changeEmail', 'messages go elsewhere'],
  ])('%s', async (call, harm) => {
    // The same sequences each time: what is found does not hang on the day.
    const found = await withoutGuard(portal, call, () =>
      fc.check(
        assuranceWalk(portal, () => oidc),
        { seed: 26, numRuns: 60, endOnFailure: true },
      ),
    );
    expect(found.failed).toBe(true);
    expect(String(found.errorInstance)).toContain(harm);
  });
});
