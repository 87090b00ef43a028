import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { storeSite } from '../support/sites.ts';
import { useTestHouse } from '../support/test-house.ts';
import { Attacker } from './assurance/attacker.ts';
import { harmDone, newVictim, prepareVictims, protections } from './assurance/victim.ts';

/** So many sequences; IMPRINT_WALK=10000 for the long walk (decision 96). */
const sequences = Number(process.env.IMPRINT_WALK ?? 60);
vi.setConfig({ testTimeout: 120_000 + sequences * 2_000 });

const portal = useTestHouse(async (house) => {
  await storeSite(house, { id: 1, sld: 'optics' });
  await storeSite(house, { id: 2, sld: 'biology' });
  await prepareVictims(house);
});

const names = Object.keys(new Attacker(portal, { id: '', name: '', email: '', has: 'app' }, 'password').steps);

test('no sequence of calls leads from the password or the mailbox alone to an assured session, nor to another factor', async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...protections),
      fc.constantFrom('password' as const, 'mailbox' as const),
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }),
      async (has, knows, walk) => {
        const victim = await newVictim(portal, has);
        const attacker = new Attacker(portal, victim, knows);
        await attacker.begin();
        for (const step of walk) await attacker.steps[step]?.();
        calls += walk.length;
        expect(await harmDone(portal, victim)).toEqual([]);
      },
    ),
    { numRuns: sequences },
  );
  if (sequences > 1_000) console.log(`${sequences} sequences, ${calls} steps`);
});
