import { createHash, randomBytes } from 'node:crypto';
import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';
import { sampleDetails } from '../support/submissions.ts';
import { ask, type Heard } from './ask.ts';
import type { FragilePortal } from './fragile-portal.ts';
import { asSite } from './stored-alerts.ts';

/** Above the counters of the demo and of the other stored things. */
const firstCounter = 8_000_000;
const host = 'optics.localhost';

export interface Caller {
  readonly account: string;
  get(path: string): Promise<Heard>;
  post(path: string, body: object): Promise<Heard>;
}

/** Someone who is logged in, with a role in the console at the site or without. */
export async function storeCaller(
  { owner, app, serverPort }: FragilePortal,
  wanted: { readonly userName: string; readonly email: string | null; readonly editorOf?: number },
): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await owner.query(
    'insert into account (user_name, email) values ($1, $2) returning account_id::text as id',
    [wanted.userName, wanted.email],
  );
  const account = rows[0].id as string;
  await owner.query(
    `insert into session (token_hash, member_id, device, expires_at) values ($1, $2, 'Fault', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest('hex'), account],
  );
  if (wanted.editorOf !== undefined)
    await asSite({ app } as FragilePortal, wanted.editorOf, 'insert into console_role values ($1, $2, $3)', [
      ...[wanted.editorOf, account, 'editor'],
    ]);
  const headers = { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) };
  const own = { origin: `https://${host}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  return {
    account,
    get: (path) => ask(serverPort, `/rc-pub${path}`, { host, headers, seconds: 10 }),
    post: (path, body) =>
      ask(serverPort, `/rc-pub${path}`, {
        host,
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, ...own },
        seconds: 10,
      }),
  };
}

/** Drafts that could be sent as they are. Answers their ids. */
export async function storeDrafts(portal: FragilePortal, site: number, account: string, count: number) {
  const sha256 = 'c'.repeat(64);
  await asSite(
    portal,
    site,
    `insert into stored_file (site_id, sha256, bytes, content_type, public) values ($1, $2, 9, 'application/pdf', false)`,
    [site, sha256],
  );
  const ids = Array.from({ length: count }, (_, place) => idOf(site, firstCounter + place));
  await asSite(
    portal,
    site,
    `insert into submission (site_id, submission_id, kind, account_id, details, language)
     select $1, id, 'manuscript', $3, $4, 'en' from unnest($2::bigint[]) id`,
    [site, ids, account, JSON.stringify(sampleDetails())],
  );
  await asSite(
    portal,
    site,
    `insert into submission_file (site_id, file_id, submission_id, round, role, side, for_author, name, sha256, bytes, content_type)
     select $1, id + 1000000, id, 1, 'manuscript', 'author', true, 'paper.pdf', $3, 9, 'application/pdf' from unnest($2::bigint[]) id`,
    [site, ids, sha256],
  );
  return ids;
}
