import { changeSite, readSite, statement } from '../../platform/item/writing/raw-statement.ts';
import { brokenAt, firstHash, type SealedChange, sealedText } from '../../platform/kernel/sealed-change.ts';
import type { Transaction } from '../../platform/ports/database.ts';
import { hashBy } from '../../platform/ports/hash-by.ts';
import type { App } from '../create-app.ts';
import { changesAfter } from '../integrity/store/checks/sealed-log.ts';
import { listSites } from '../integrity/store/lists.ts';
import { readSecrets } from '../keys.ts';
import { asOwner } from './as-owner.ts';
import type { Command } from './command.ts';

export const keysCommand: Command = {
  purpose:
    'names the keys of IMPRINT_SECRET; reseal seals with the current one what earlier ones sealed, so that they can go',
  async run(app, [verb]) {
    const names = readSecrets(app.settings.IMPRINT_SECRET).map(({ id }) => id);
    if (verb === undefined) {
      console.log(`Keys: ${names.map((name, place) => (place === 0 ? `${name} (current)` : name)).join(', ')}`);
      return;
    }
    if (verb !== 'reseal') throw new Error('Say what: imprint keys, or imprint keys reseal');
    const apps = await resealApps(app);
    let [changes, webhooks, registries, tokens] = [0, 0, 0, 0];
    for await (const { id, sld } of listSites(app.database)) {
      changes += await resealLog(app, id, sld);
      webhooks += await resealWebhooks(app, id, sld);
      registries += await resealRegistration(app, id, sld);
      tokens += await resealTokens(app, id, sld);
    }
    console.log(
      `Sealed by "${names[0]}" now: ${apps} authenticator apps, ${webhooks} secrets of webhooks, ${registries} passwords of DOI registries, ${tokens} tokens of ORCID, ${changes} lines of the console's logs.`,
    );
    await app.security.record({
      kind: 'keys-rotated',
      outcome: 'succeeded',
      site: null,
      account: null,
      detail: {
        key: names[0] ?? '',
        apps: String(apps),
        webhooks: String(webhooks),
        registries: String(registries),
        tokens: String(tokens),
        changes: String(changes),
      },
    });
    await app.anchoring.now();
  },
};

async function resealApps({ database, keysFor }: App): Promise<number> {
  const keys = keysFor('second proof');
  const rows = await database.unscopedRows(statement<{
    account: string;
    sealed: string;
  }>`select account_id::text as account, sealed_key as sealed
    from second_factor where sealed_key not like ${`${keys.current}:%`}`);
  for (const { account, sealed } of rows) {
    const plain = keys.open(sealed);
    if (!plain)
      throw new Error(
        `The authenticator app of account ${account} is sealed by a key that IMPRINT_SECRET does not have.`,
      );
    // Unless it was set up anew meanwhile.
    await database.unscopedRows(statement`update second_factor set sealed_key = ${keys.seal(plain)}
      where account_id = ${account}::bigint and sealed_key = ${sealed}`);
  }
  return rows.length;
}

async function resealWebhooks({ database, keysFor }: App, site: number, sld: string): Promise<number> {
  const keys = keysFor('webhooks');
  const rows = await readSite(database, site)<{ id: string; sealed: string }>`
    select webhook_id::text as id, sealed_secret as sealed from webhook
    where site_id = ${site} and sealed_secret not like ${`${keys.current}:%`}`;
  for (const { id, sealed } of rows) {
    const plain = keys.open(sealed);
    if (!plain) throw new Error(`The webhook ${id} of ${sld} is sealed by a key that IMPRINT_SECRET does not have.`);
    await changeSite(database, site)`update webhook set sealed_secret = ${keys.seal(plain)}
      where site_id = ${site} and webhook_id = ${id}`;
  }
  return rows.length;
}

async function resealRegistration({ database, keysFor }: App, site: number, sld: string): Promise<number> {
  const keys = keysFor('doi registries');
  const rows = await readSite(database, site)<{ sealed: string }>`select sealed_password as sealed from doi_registration
    where site_id = ${site} and sealed_password <> '' and sealed_password not like ${`${keys.current}:%`}`;
  for (const { sealed } of rows) {
    const plain = keys.open(sealed);
    if (!plain)
      throw new Error(`The registry’s password of ${sld} is sealed by a key that IMPRINT_SECRET does not have.`);
    // Unless it was entered anew meanwhile.
    await changeSite(database, site)`update doi_registration set sealed_password = ${keys.seal(plain)}
      where site_id = ${site} and sealed_password = ${sealed}`;
  }
  return rows.length;
}

async function resealTokens({ database, keysFor }: App, site: number, sld: string): Promise<number> {
  const keys = keysFor('orcid tokens');
  const rows = await readSite(database, site)<{ account: string; sealed: string }>`
    select account_id::text as account, sealed_token as sealed from orcid_consent
    where site_id = ${site} and sealed_token not like ${`${keys.current}:%`}`;
  for (const { account, sealed } of rows) {
    const plain = keys.open(sealed);
    if (!plain)
      throw new Error(
        `The ORCID token of account ${account} at ${sld} is sealed by a key that IMPRINT_SECRET does not have.`,
      );
    // Unless consent was given anew meanwhile.
    await changeSite(database, site)`update orcid_consent set sealed_token = ${keys.seal(plain)}
      where site_id = ${site} and account_id = ${account}::bigint and sealed_token = ${sealed}`;
  }
  return rows.length;
}

/** The processes may not alter the log; its owner may, and only after it was found whole. */
function resealLog({ settings, sealKeys }: App, site: number, sld: string): Promise<number> {
  return asOwner(settings.IMPRINT_DATABASE_OWNER_URL, async (owner) => {
    await owner.rows(
      statement`select set_config('app.reads', ${String(site)}, true), set_config('app.writes', ${String(site)}, true)`,
    );
    await owner.rows(statement`select pg_advisory_xact_lock(hashtext('console_change'), ${site})`);
    const hashOf = hashBy(sealKeys);
    let [old, fresh]: [SealedChange | undefined, SealedChange | undefined] = [undefined, undefined];
    let resealed = 0;
    for (;;) {
      const changes: SealedChange[] = await owner.rows(changesAfter(site, old?.number ?? 0));
      if (changes.length === 0) return resealed;
      if (brokenAt(changes, hashOf, old) !== undefined)
        throw new Error(`The log of ${sld} is not whole; "imprint doctor" says where. It was not sealed anew.`);
      for (const change of changes) {
        const next: SealedChange = { ...change, previousHash: fresh?.hash ?? firstHash, sealKey: sealKeys.current };
        const hash = hashOf(sealedText(next), next.sealKey) ?? '';
        fresh = { ...next, hash };
        if (hash !== change.hash) {
          await store(owner, fresh);
          resealed += 1;
        }
      }
      old = changes.at(-1);
    }
  });
}

const store = (owner: Transaction, { site, number, previousHash, sealKey, hash }: SealedChange) =>
  owner.rows(statement`update console_change set previous_hash = ${previousHash}, seal_key = ${sealKey}, hash = ${hash}
    where site_id = ${site} and number = ${number}`);
