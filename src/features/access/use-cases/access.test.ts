import { expect, test } from 'vitest';
import { idOf } from '../../../platform/kernel/id.ts';
import type { Reader } from '../../../platform/ports/access.ts';
import { createAccess } from './access.ts';

const journal = idOf(1, 20);
const open = { visitPower: true, downloadPower: true, mediaPermission: false };
const subscribed = { way: 'institution' as const, site: 1, customer: idOf(1, 30), until: 4_000_000_000 };

/** Site 1 is closed, site 2 open; the customer has one journal of site 1. */
const access = createAccess(
  async (site) => (site === 2 ? open : { ...open, visitPower: false }),
  {
    held: async (_site: number, { customers }: { customers: readonly string[] }) =>
      customers.map(() => ({ by: 'institution', about: journal, until: '2099-01-01', isTrial: false, customer: null })),
  } as never,
  { read: (grant: string | undefined) => (grant ? [subscribed] : []) } as never,
);
const visitor: Reader = { member: null };

test.each([
  ['a visitor reads nothing of a closed site but open access', 1, visitor, []],
  ['everyone reads all of an open one', 2, visitor, 'all'],
  ['whose library subscribes to a journal reads that journal', 1, { ...visitor, grant: 'held' }, [journal]],
  ['a member reads all', 1, { member: { id: '7' } }, 'all'],
] as const)('%s', async (_fact, site, reader, may) => {
  expect(await access.reading(site, reader)).toEqual(may);
});
