import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeMember } from '../../../tests/support/members.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { createGrants } from '../../features/access/use-cases/grants.ts';
import { createUnsubscribeTokens } from '../../features/members/alerts/use-cases/unsubscribe-token.ts';
import { readSite, statement } from '../../platform/item/writing/raw-statement.ts';
import type { LogHead } from '../../platform/kernel/sealed-change.ts';
import { type App, createApp } from '../create-app.ts';
import { sealedLog } from '../integrity/store/checks/sealed-log.ts';
import { readHeads, signedHeads } from '../integrity/store/log-heads.ts';
import { keyRings, readSecrets } from '../keys.ts';
import { readSettings } from '../settings.ts';
import { keysCommand } from './keys.ts';

const [first, second] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
  },
  async () => ({ IMPRINT_SECRET: first }),
);
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** The same installation after its settings were changed. */
async function after<Outcome>(secret: string, work: (app: App) => Promise<Outcome>): Promise<Outcome> {
  const variables = Object.fromEntries(
    Object.entries(portal.app.settings).filter(([, value]) => typeof value === 'string'),
  );
  const app = createApp(readSettings({ ...(variables as Record<string, string>), IMPRINT_SECRET: secret }));
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const write = (app: App, id: string) =>
  app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    app.record(transaction, { site: 1, account: '7', action: 'publish', kind: 'header', id, after: { id } }),
  );
const findings = async (app: App, logHeads: readonly LogHead[] = []) =>
  Array.fromAsync(sealedLog.find({ id: 1, sld: 'optics' }, { ...app, kinds: [], quick: true, logHeads }));

test('what was sealed and signed before a change of keys counts after it, and after sealing anew without the old key', async () => {
  const { app } = portal;
  const member = await storeMember(portal, { userName: 'with-app' });
  const sealed = app.keysFor('second proof').seal(Buffer.from('planted'));
  await portal.owner.query('insert into second_factor (account_id, sealed_key) values ($1, $2)', [member.id, sealed]);
  await app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    transaction.rows(statement`insert into webhook (site_id, webhook_id, address, events, sealed_secret, account_id)
      values (1, new_id(1), 'https://hooks.example.org/', '{}', ${app.keysFor('webhooks').seal(Buffer.from('hook'))}, ${member.id})`),
  );
  await app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    transaction.rows(statement`insert into doi_registration (site_id, registry, address, prefix, suffix, account, sealed_password,
        depositor, email, crossmark_policy)
      values (1, 'none', '', '', '', '', ${app.keysFor('doi registries').seal(Buffer.from('registry'))}, '', '', '')`),
  );
  await app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    transaction.rows(statement`insert into orcid_consent (site_id, account_id, orcid, sealed_token)
      values (1, ${member.id}, '0000-0002-1825-0097', ${app.keysFor('orcid tokens').seal(Buffer.from('token'))})`),
  );
  const grant = createGrants(app.keysFor('access grant'), app.clock).add(undefined, {
    way: 'address',
    until: 9_999_999_999,
  });
  const link = createUnsubscribeTokens(app.keysFor('alerts')).write({ site: 1, ending: { alert: '5' } });
  for (const id of ['one', 'two']) await write(app, id);
  const heads = await Array.fromAsync(signedHeads(app.database, app.sealKeys));

  await after(`k2:${second} ${first}`, async (rotated) => {
    expect(rotated.keysFor('second proof').open(sealed)?.toString()).toBe('planted');
    expect(createGrants(rotated.keysFor('access grant'), rotated.clock).read(grant.token)).toHaveLength(1);
    expect(createUnsubscribeTokens(rotated.keysFor('alerts')).read(link)).toMatchObject({ site: 1 });
    await write(rotated, 'three');
    expect(
      await findings(
        rotated,
        readHeads(
          heads.map((logHead) => JSON.stringify({ logHead })),
          rotated.sealKeys,
        ),
      ),
    ).toEqual([]);
    await keysCommand.run(rotated, ['reseal']);
    expect(await findings(rotated, heads)).toEqual([]);
  });
  await after(`k2:${second}`, async (later) => {
    expect(await findings(later)).toEqual([]);
    const { rows } = await portal.owner.query('select sealed_key from second_factor where account_id = $1', [
      member.id,
    ]);
    expect(later.keysFor('second proof').open(rows[0].sealed_key)?.toString()).toBe('planted');
    expect(later.keysFor('second proof').open(sealed)).toBeUndefined();
    const [hook] = await readSite(later.database, 1)<{ sealed: string }>`select sealed_secret as sealed from webhook`;
    expect(
      later
        .keysFor('webhooks')
        .open(hook?.sealed ?? '')
        ?.toString(),
    ).toBe('hook');
    const [registry] = await readSite(later.database, 1)<{ sealed: string }>`
      select sealed_password as sealed from doi_registration`;
    const opened = later.keysFor('doi registries').open(registry?.sealed ?? '');
    expect(opened?.toString()).toBe('registry');
    const [consent] = await readSite(later.database, 1)<{ sealed: string }>`
      select sealed_token as sealed from orcid_consent`;
    const token = later.keysFor('orcid tokens').open(consent?.sealed ?? '');
    expect(token?.toString()).toBe('token');
    const { events } = await later.securityEvents.list(null, { page: 0, size: 1 });
    expect(events[0]).toMatchObject({
      kind: 'keys-rotated',
      detail: { key: 'k2', apps: '1', webhooks: '1', registries: '1', tokens: '1', changes: '3' },
    });
  });
});

test('a log that is not whole is not sealed anew', async () => {
  await after(`k2:${second}`, async (app) => {
    await write(app, 'four');
    await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    await portal.owner.query("update console_change set document_id = 'forged' where number = 4");
    await after(`k3:${first} k2:${second}`, async (rotated) => {
      await expect(keysCommand.run(rotated, ['reseal'])).rejects.toThrow(/not whole/);
    });
    await portal.owner.query("update console_change set document_id = 'four' where number = 4");
    expect(await findings(app)).toEqual([]);
  });
});

test('IMPRINT_SECRET holds one secret, or several with names, the current one first; none of it is repeated in a complaint', () => {
  expect(readSecrets(first)).toEqual([{ id: '0', value: first }]);
  expect(readSecrets(`k2:${second} ${first}`).map(({ id }) => id)).toEqual(['k2', '0']);
  expect(readSecrets('a phrase of several words that is long enough')).toHaveLength(1);
  for (const wrong of [`k1:${first} k1:${second}`, `k2:${second} short`, 'short'])
    expect(() => readSecrets(wrong)).toThrow(/^(?!.*short:|.*k1:)[a-z0-9 ]+$/);
  expect(() => readSettings({ IMPRINT_SECRET: 'too-short' })).toThrow(
    /IMPRINT_SECRET: each key has at least 32 characters/,
  );
  const [one, other] = [keyRings(first)('a'), keyRings(first)('b')];
  expect(other.verify('text', one.sign('text'))).toBe(false);
});
