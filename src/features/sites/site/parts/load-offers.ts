import type { Call } from '../../../../platform/contract/call.ts';
import type { Offers } from '../../../../platform/kernel/offers.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import type { getAggregatedConfig, getMagazineFunctionalControl } from '../contract.ts';
import { offersIn } from '../domain/offers.ts';

/** What the host's site offers its readers. */
export async function loadOffers(call: Call): Promise<Offers> {
  const [functions, aggregated] = await Promise.all([
    call<typeof getMagazineFunctionalControl>('GET /front/site/getMagazineFunctionalControl', {}).then(expectAnswer),
    call<typeof getAggregatedConfig>('GET /front/site/getAggregatedConfig', {}).then(expectAnswer),
  ]);
  return offersIn({ functions, aggregated });
}
