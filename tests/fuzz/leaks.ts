import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import { type Heard, tells } from '../isolation/http/send.ts';
import type { MarkedSite } from '../isolation/marked-site.ts';

/** Answers that speak of several sites on purpose, and to whom. */
const acrossSites: Readonly<Record<string, string>> = {
  'GET /front/frontMembers/export': 'a member has all that is kept of them',
  'GET /console/sites': 'an operator sees every site',
};

/** The first of these sites of which an answer tells. */
export const leakIn = (
  { name }: Pick<Endpoint, 'name'>,
  heard: Heard,
  strangers: readonly MarkedSite[],
): MarkedSite | undefined => (name in acrossSites ? undefined : strangers.find((site) => tells(heard, site)));
