import { expect, test, vi } from 'vitest';
import type { CallRequest } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import { offersIn } from '../../../sites/site/domain/offers.ts';
import { advSearch } from '../contract.ts';
import type { SearchInput } from '../hit.contract.ts';
import { answerSearch, type SearchCallParts } from './search-calls.ts';

const outcome = { content: [], totalElements: 0, totalIsLowerBound: false, cursor: null, milliseconds: 1, notes: [] };

async function markDegraded(reduced: boolean): Promise<boolean> {
  const said = vi.fn();
  const calls: SearchCallParts = {
    search: async () => success({ ...outcome, reduced }),
    findClusters: async () => success({ clusters: [], scopes: {} as never, people: 0, reduced }),
    lists: { column: async () => undefined, idsInColumn: async () => [] },
    store: { albums: async () => [], subPool: async () => undefined },
    sitesToSearch: async () => success([1]),
    siteOfItem: async (site) => success(site),
    withReadablePassages: async (_request, hit) => hit,
    offersOf: async () => offersIn(),
    access: { reading: async () => 'all' },
    today: async () => '2026-11-15',
  };
  const request: CallRequest<SearchInput> = {
    input: advSearch.input.parse({ q: 'light' }),
    site: ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' }),
    language: 'en',
    member: null,
    consoleUser: null,
    reader: { member: null },
    session: undefined,
    captcha: undefined,
    from: { method: 'GET', contentType: undefined, origin: undefined, host: 'optics.localhost', fetchSite: undefined },
    trace: { address: '203.0.113.1', agent: 'test' },
    shows: () => {},
    offers: () => {},
    keepsSession: () => {},
    keepsGrant: () => {},
    forgetsSession: () => {},
    markDegraded: said,
    markUnkeyed: () => {},
  };
  await answerSearch(calls, request);
  return said.mock.calls.length > 0;
}

test('an answer without the engine is degraded and not cached; a whole one is not', async () => {
  expect(await markDegraded(true)).toBe(true);
  expect(await markDegraded(false)).toBe(false);
});
