import { query } from '../../db/query.ts';
import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import type { ConsoleRole } from '../../src/platform/kernel/console-role.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';
import { type SampleMember, storeMember } from './members.ts';
import type { TestApp } from './test-app.ts';

interface ConsoleUserRequest {
  readonly userName: string;
  readonly role: ConsoleRole;
  /** Where they work; an operator works everywhere. */
  readonly site: number;
  /** Whether they have proven twice who they are; they have unless told otherwise. */
  readonly isAssured?: boolean;
}

/** Stores an account that works at a site's editorial, and logs its owner in. */
export async function storeConsoleUser(
  test: TestApp,
  { userName, role, site, isAssured = true }: ConsoleUserRequest,
): Promise<SampleMember> {
  const { id } = await storeMember(test, { userName });
  if (role === 'operator') await test.owner.query('insert into operator (account_id) values ($1)', [id]);
  else
    await test.app.database.rows(
      { reads: [site], writes: site },
      query.insertInto('console_role').values({ site_id: site, account_id: id, role }),
    );
  const token = await test.app.sessions.begin({
    member: id,
    site: null,
    seconds: 3_600,
    factors: isAssured ? ['strong'] : [],
  });
  return { id, headers: { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) } };
}
