import { hashedPassword } from '../../support/passwords.ts';
import type { TestApp } from '../../support/test-app.ts';

/** What an account has besides a password and a mailbox. */
export const protections = ['app', 'passkey', 'operator', 'editor'] as const;
export type Protection = (typeof protections)[number];

export const password = 'Sunny7Glade';
export const host = 'optics.localhost';
export const otherHost = 'biology.localhost';

export interface Victim {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly has: Protection;
}

let passwordHash = '';
let sealedKey = '';
let number = 0;

/** Once for the file: what every victim is stored with. */
export async function prepareVictims({ owner, app, server }: TestApp): Promise<void> {
  passwordHash = await hashedPassword(password);
  const { rows } = await owner.query(
    `insert into account (user_name, real_name) values ('sealer', 'x') returning account_id`,
  );
  const member = String(rows[0].account_id);
  const held = await app.sessions.begin({ member, site: null, seconds: 600, factors: ['strong'] });
  const { commonTokenOf } = await import('../../../src/platform/contract/common-token.ts');
  await server.inject({
    method: 'POST',
    url: '/rc-pub/console/factor/begin',
    headers: {
      host,
      origin: `https://${host}`,
      'content-type': 'application/json',
      token: commonTokenOf(held),
      cookie: `__Host-session=${held}`,
    },
    payload: '{}',
  });
  const sealed = await owner.query('select sealed_key from second_factor where account_id = $1', [member]);
  sealedKey = sealed.rows[0].sealed_key;
  await owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
}

export async function newVictim({ owner }: TestApp, has: Protection): Promise<Victim> {
  const name = `victim-${++number}`;
  const email = `${name}@example.org`;
  const { rows } = await owner.query(
    'insert into account (user_name, real_name, email, password_hash) values ($1, $1, $2, $3) returning account_id',
    [name, email, passwordHash],
  );
  const id = String(rows[0].account_id);
  if (has === 'app')
    await owner.query('insert into second_factor (account_id, sealed_key, confirmed_at) values ($1, $2, now())', [
      id,
      sealedKey,
    ]);
  if (has === 'passkey')
    await owner.query(
      `insert into passkey (credential_id, account_id, public_key, counter, transports, name) values ($1, $2, '', 0, '{}', '')`,
      [name, id],
    );
  if (has === 'operator') await owner.query('insert into operator (account_id) values ($1)', [id]);
  if (has === 'editor')
    await owner.query(`insert into console_role (site_id, account_id, role) values (1, $1, 'editor')`, [id]);
  await owner.query(`insert into account_identity (provider, subject, account_id) values ('sample', $1, $2)`, [
    name,
    id,
  ]);
  return { id, name, email, has };
}

/** What of the victim is no longer as it was, or who got further than they may. */
export async function harmDone({ owner }: TestApp, { id, name, email, has }: Victim): Promise<string[]> {
  const { rows } = await owner.query(
    `select
       (select count(*)::int from session where member_id = $1 and assured_at is not null) as assured,
       (select count(*)::int from account where account_id = $1) as accounts,
       (select email from account where account_id = $1) as email,
       (select mobile from account where account_id = $1) as mobile,
       (select string_agg(credential_id, ',') from passkey where account_id = $1) as passkeys,
       (select count(*)::int from second_factor where account_id = $1 and confirmed_at is not null) as apps,
       (select string_agg(subject, ',') from account_identity where account_id = $1) as identities`,
    [id],
  );
  const [now] = rows;
  return [
    ...(now.assured > 0 ? ['a session is assured'] : []),
    ...(now.accounts === 0 ? ['the account is gone'] : []),
    ...(now.email !== email || now.mobile !== null ? ['messages go elsewhere'] : []),
    ...(now.passkeys !== (has === 'passkey' ? name : null) ? ['the passkeys changed'] : []),
    ...(now.apps !== (has === 'app' ? 1 : 0) ? ['the app changed'] : []),
    ...(now.identities !== name ? ['the linked logins changed'] : []),
  ];
}
