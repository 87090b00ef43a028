import { createHash, randomBytes, randomInt } from 'node:crypto';
import pg from 'pg';
import type { BrowserContext } from 'playwright-core';
import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import type { ConsoleRole } from '../../src/platform/kernel/console-role.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';

export interface JourneyMember {
  readonly id: string;
  readonly userName: string;
  readonly email: string;
}

interface Place {
  /** How the portal's database is reached by its owner. */
  readonly ownerUrl: string;
  /** Any address of the site at which the session counts. */
  readonly url: string;
}

async function asOwner<Value>(ownerUrl: string, work: (owner: pg.Client) => Promise<Value>): Promise<Value> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Stores a sample account and gives this window its session at a site, as if its owner had logged in. */
export const storeSession = (context: BrowserContext, { ownerUrl, url }: Place): Promise<JourneyMember> =>
  asOwner(ownerUrl, async (owner) => {
    const userName = `sample-reader-${randomInt(10 ** 9)}`;
    const email = `${userName}@mail.localhost.test`;
    const token = randomBytes(32).toString('base64url');
    const { rows } = await owner.query(
      `insert into account (user_name, email, real_name, research_fields) values ($1, $2, 'Sample Reader', '{optics}')
       returning account_id::text as id`,
      [userName, email],
    );
    const { id } = rows[0] as { id: string };
    await owner.query(
      `insert into session (token_hash, member_id, device, expires_at) values ($1, $2, 'Journey', now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest('hex'), id],
    );
    const { hostname: domain } = new URL(url);
    const kept = { domain, path: '/', secure: true, sameSite: 'Lax' } as const;
    await context.addCookies([
      { name: sessionCookie, value: token, httpOnly: true, ...kept },
      { name: 'commonToken', value: commonTokenOf(token), ...kept },
      { name: 'userName', value: userName, ...kept },
    ]);
    return { id, userName, email };
  });

/** Signs someone in who works at a site's editorial, with both proofs given. */
export async function storeConsoleSession(
  context: BrowserContext,
  place: Place,
  host: string,
  role: ConsoleRole,
): Promise<JourneyMember> {
  const member = await storeSession(context, place);
  await asOwner(place.ownerUrl, async (owner) => {
    const { rows } = await owner.query('select site_id from site where sld = $1', [host]);
    const { site_id: site } = rows[0] as { site_id: number };
    await owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [String(site)]);
    if (role === 'operator') await owner.query('insert into operator (account_id) values ($1)', [member.id]);
    else
      await owner.query('insert into console_role (site_id, account_id, role) values ($1, $2, $3)', [
        ...[site, member.id, role],
      ]);
    await owner.query('update session set assured_at = now() where member_id = $1', [member.id]);
  });
  return member;
}
