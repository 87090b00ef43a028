import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import { dumpInstallation } from './dump-installation.ts';

const account = (id: number, name: string) =>
  `insert into account (account_id, user_name, created_at) overriding system value values (${id}, '${name}', '2026-01-01Z')`;

const filled = (people: readonly (readonly [number, string])[]) =>
  useTestApp(async (test) => {
    for (const id of [1, 2]) await storeSite(test, { id, sld: `site${id}` });
    await test.owner.query("update site set created_at = '2026-01-01Z'");
    for (const [id, name] of people) await test.owner.query(account(id, name));
    await test.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '2', false)");
    await test.owner.query(
      `insert into console_role (site_id, account_id, role, since) values (2, ${people[0]?.[0]}, 'editor', '2026-01-01Z')`,
    );
    await test.owner.query('delete from console_role');
    await test.owner.query(
      "insert into console_role (site_id, account_id, role, since) values (2, 71, 'editor', '2026-01-01Z')",
    );
  });
const one = filled([
  [71, 'anna'],
  [72, 'bela'],
]);
const other = filled([
  [72, 'bela'],
  [71, 'anna'],
]);

async function linesOf({ app }: TestApp): Promise<string[]> {
  const lines: string[] = [];
  for await (const { line } of dumpInstallation(app.database)) lines.push(line);
  return lines;
}

test('what was stored in another order sums up to the same', async () => {
  expect(await linesOf(one)).toEqual(await linesOf(other));
});

test('accounts, members’ doings and what the console keeps are in it, of every site', async () => {
  const names = (await linesOf(one)).map((line) => line.split(' ').slice(0, 2).join(' '));
  for (const name of ['* account', '* passkey', '* operator', '* second_factor', '* site', '* member_picture'])
    expect(names).toContain(name);
  for (const name of ['console_change', 'console_draft', 'console_role', 'collected', 'comment', 'member_use', 'item'])
    expect(names).toEqual(expect.arrayContaining([`site1 ${name}`, `site2 ${name}`]));
  expect(names).not.toContain('* session');
});

test.each([
  ['an account', "update account set real_name = 'A' where account_id = 71", '* account'],
  ['someone’s role at the console', "update console_role set role = 'owner'", 'site2 console_role'],
])('a change of %s changes its line and no other', async (_, change, name) => {
  const before = await linesOf(other);
  await other.owner.query(change);
  const after = await linesOf(other);
  const changed = after.filter((line) => !before.includes(line));
  expect(changed.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([name]);
});

test('rows beyond a page are counted too', async () => {
  await one.owner.query(
    `insert into account (account_id, user_name) overriding system value select 1000 + n, 'many' || n from generate_series(1, 2500) n`,
  );
  expect((await linesOf(one)).find((line) => line.startsWith('* account '))).toMatch(/^\* account 2502 /);
});
