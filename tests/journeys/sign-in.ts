import { createHash, randomBytes, randomInt } from 'node:crypto';
import pg from 'pg';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';
import { addressOf } from './visit.ts';

export interface JourneyMember {
  readonly id: string;
  readonly userName: string;
  readonly email: string;
}

/** Stores a sample account and gives this window its session at a site, as if its owner had logged in. */
export async function signIn(context: BrowserContext, host: string): Promise<JourneyMember> {
  const userName = `sample-reader-${randomInt(10 ** 9)}`;
  const email = `${userName}@mail.localhost.test`;
  const token = randomBytes(32).toString('base64url');
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  try {
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
    const url = addressOf(host, '/');
    const { hostname: domain } = new URL(url);
    const kept = { domain, path: '/', secure: true, sameSite: 'Lax' } as const;
    await context.addCookies([
      { name: sessionCookie, value: token, httpOnly: true, ...kept },
      { name: 'commonToken', value: commonTokenOf(token), ...kept },
      { name: 'userName', value: userName, ...kept },
    ]);
    return { id, userName, email };
  } finally {
    await owner.end();
  }
}
