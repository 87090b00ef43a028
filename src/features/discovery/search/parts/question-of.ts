import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import type { advSearch } from '../contract.ts';
import type { Scope } from '../domain/search-question.ts';
import type { SearchAddress } from './search-address.ts';

export const pageSize = 20;

/** The address as the call wants it. */
export const questionOf = (scope: Scope, address: SearchAddress): GivenTo<typeof advSearch> => ({
  q: address.q,
  scope,
  sort: address.sort === 'relevance' ? 'relevance' : `${address.sort},desc`,
  year: address.year,
  ...(address.yearFrom !== null && { yearFrom: address.yearFrom }),
  ...(address.yearTo !== null && { yearTo: address.yearTo }),
  match: address.precise ? 1 : 0,
  within: [...address.within],
  facet: [...address.facets],
  ...(address.more.length > 0 && { more: [...address.more] }),
  page: address.page,
  size: pageSize,
  ...(address.cursor && { cursor: address.cursor }),
  ...(address.slds && { slds: address.slds }),
});
