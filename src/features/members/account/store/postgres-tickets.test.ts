import { expect, test } from 'vitest';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import type { AccountTickets } from '../use-cases/tickets.ts';
import { postgresTickets } from './postgres-tickets.ts';

const portal = useTestApp(async () => {});
const data = { challenge: 'c', host: 'optics.localhost' };

test('a ticket is taken up once, by its secret and for its purpose', async () => {
  const tickets = postgresTickets<AccountTickets>(portal.app.database);
  const secret = await tickets.keep('passkeyLogin', data, 60);
  expect(await tickets.take('passkeyRequest', secret)).toBeUndefined();
  const [first, second] = await Promise.all([
    tickets.take('passkeyLogin', secret),
    tickets.take('passkeyLogin', secret),
  ]);
  expect([first, second].filter(Boolean)).toEqual([data]);
  expect(await tickets.take('passkeyLogin', secret)).toBeUndefined();
  expect(await tickets.take('passkeyLogin', 'made up')).toBeUndefined();
});

test('a ticket that was left lying is worth nothing, and its secret stands nowhere', async () => {
  const tickets = postgresTickets<AccountTickets>(portal.app.database);
  const late = await tickets.keep('passkeyLogin', data, -1);
  expect(await tickets.take('passkeyLogin', late)).toBeUndefined();
  const { rows } = await portal.owner.query('select ticket_hash from one_time_ticket');
  expect(rows.map(({ ticket_hash }) => ticket_hash)).not.toContain(late);
});
