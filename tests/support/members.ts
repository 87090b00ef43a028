import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';
import type { TestApp } from './test-app.ts';

export interface SampleMember {
  readonly id: string;
  /** What this member's browser sends with every call. */
  readonly headers: Readonly<Record<'cookie' | 'token', string>>;
}

interface MemberRequest {
  readonly userName: string;
  readonly columns?: Readonly<Record<string, unknown>>;
  /** The one site at which the session counts; all of them without it. */
  readonly site?: number;
  readonly seconds?: number;
}

/** Stores an account and logs its owner in. Other columns of the table are given by name. */
export async function storeMember({ owner, app }: TestApp, wanted: MemberRequest): Promise<SampleMember> {
  const row: Record<string, unknown> = { user_name: wanted.userName, ...wanted.columns };
  const names = Object.keys(row);
  const { rows } = await owner.query(
    `insert into account (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')}) returning account_id`,
    Object.values(row),
  );
  const id = String(rows[0].account_id);
  const token = await app.sessions.begin({ member: id, site: wanted.site ?? null, seconds: wanted.seconds ?? 3_600 });
  return { id, headers: { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) } };
}
