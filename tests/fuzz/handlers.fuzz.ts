import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillMarkedSites } from '../isolation/fill-marked-sites.ts';
import { requestTo } from '../support/request-context.ts';
import { useTestHouse } from '../support/test-house.ts';
import { rawInputs, senders } from './raw-inputs.ts';

const test = useTestHouse(fillMarkedSites);
/** A case costs no request here, so there are more of them. */
const numRuns = 20 * Number(process.env.IMPRINT_FUZZ_EXAMPLES ?? 100);
const seed = Number(process.env.IMPRINT_FUZZ_SEED ?? 1);

it('answers whatever is sent to a call: it never throws and never breaks inside', async () => {
  const broken: string[] = [];
  for (const handler of test.house.handlers) {
    const property = fc.asyncProperty(rawInputs(handler.endpoint), senders, async (raw, sender) => {
      const answer = await test.house.run(handler, requestTo(sender.host, sender), raw);
      const code = answer.ok ? 'answered' : answer.failure.code;
      if (code === 'internal' || code === 'timeout' || code === 'unavailable') throw new Error(code);
    });
    const outcome = await fc.check(property, { numRuns, seed });
    if (outcome.failed)
      broken.push(
        `${handler.endpoint.name}: ${outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'threw'} for ${fc.stringify(outcome.counterexample)}`,
      );
  }
  expect(broken).toEqual([]);
});
