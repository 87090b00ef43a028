import { sql } from 'kysely';
import { query } from '../../../db/query.ts';
import { consoleRoles } from '../../../src/platform/kernel/console-role.ts';
import { storeConsoleUser } from '../../support/console-users.ts';
import { type SampleMember, storeMember } from '../../support/members.ts';
import { storeSite } from '../../support/sites.ts';
import type { TestApp } from '../../support/test-app.ts';
import { consoleInputs } from './inputs.ts';
import type { RoleLine } from './table.ts';

const here = { id: 1, sld: 'optics' };
const elsewhere = { id: 2, sld: 'biology' };

interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What they are at the site whose console is asked; nothing for everyone who must be refused. */
  readonly role?: (typeof consoleRoles)[number];
}

/** Everyone who may come to the console of a site, and some who may not. */
export async function callersAt(app: TestApp): Promise<readonly Caller[]> {
  await storeSite(app, here);
  await storeSite(app, elsewhere);
  const callers: Caller[] = [{ name: 'a visitor', headers: {} }];
  const add = ({ headers }: SampleMember, name: string, role?: Caller['role']) =>
    callers.push({ name, headers, ...(role ? { role } : {}) });
  add(await storeMember(app, { userName: 'reader' }), 'a member');
  for (const role of consoleRoles) {
    add(await storeConsoleUser(app, { userName: `${role}-here`, role, site: here.id }), `${role} here`, role);
    if (role !== 'operator')
      add(
        await storeConsoleUser(app, { userName: `${role}-there`, role, site: elsewhere.id }),
        `${role} of another site`,
      );
  }
  for (const role of ['operator', 'owner'] as const)
    add(
      await storeConsoleUser(app, { userName: `${role}-once`, role, site: here.id, isAssured: false }),
      `${role} who has proven it only once`,
    );
  return callers;
}

/** The calls that edit a thing of one kind. */
const editing = (kind: string): readonly (readonly [call: string, input: object])[] => [
  ['GET /console/document', { kind, id: 'new' }],
  ['POST /console/document/save', { kind, id: 'new', state: '', document: {}, as: 'draft' }],
  ['POST /console/document/keep', { kind, id: 'new', state: '', document: {} }],
  ['POST /console/document/forget', { kind, id: 'new' }],
  ['POST /console/document/dropDraft', { kind, id: 'new-nothing' }],
  ['POST /console/document/unschedule', { kind, id: 'new-nothing' }],
  ['POST /console/document/preview', { kind, id: 'new-nothing' }],
  ['POST /console/document/endPreviews', { kind, id: 'new-nothing' }],
  ['POST /console/document/remove', { kind, id: 'new-nothing', state: '', name: here.sld }],
];

/** Where the answers differ from the line of the table. */
export async function roleFindings(app: TestApp, callers: readonly Caller[], line: RoleLine): Promise<string[]> {
  const findings: string[] = [];
  const calls = line.call === 'edit' ? editing(line.kind) : [[line.call, consoleInputs[line.call] ?? {}] as const];
  for (const [call, input] of calls)
    for (const caller of callers) {
      const before = await changesOf(app);
      const http = await statusOf(app, call, input, caller);
      const isLetIn = http !== 401 && http !== 403;
      const mayCome = caller.role !== undefined && line.roles.includes(caller.role);
      if (isLetIn !== mayCome) findings.push(`${call} ${line.kind}: ${caller.name} got ${http}`);
      if (http === 400 || http >= 500)
        findings.push(`${call} ${line.kind}: ${caller.name} got ${http}: is the input right?`);
      if (!mayCome && (await changesOf(app)) !== before)
        findings.push(`${call} ${line.kind}: ${caller.name} changed something`);
    }
  return findings;
}

async function statusOf({ server }: TestApp, call: string, input: object, { headers }: Caller): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const host = `${here.sld}.localhost`;
  const isRead = method === 'GET';
  const { bytes, ...rest } = input as { bytes?: string | Buffer };
  const query = new URLSearchParams(rest as Record<string, string>);
  const inAddress = isRead || bytes !== undefined;
  const answer = await server.inject({
    method: method as 'GET' | 'POST',
    url: `/rc-pub${path}${inAddress && query.size > 0 ? `?${query}` : ''}`,
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(isRead ? {} : { 'content-type': bytes === undefined ? 'application/json' : 'application/octet-stream' }),
      ...headers,
    },
    ...(isRead ? {} : { payload: bytes ?? JSON.stringify(input) }),
  });
  return answer.statusCode;
}

/** Every change of the console is in its log, whose numbers have no gaps. */
async function changesOf({ app }: TestApp): Promise<number> {
  const [row] = await app.database.rows(
    { reads: [here.id, elsewhere.id], writes: null },
    query.selectFrom('console_change').select(sql<number>`count(*)::int`.as('all')),
  );
  return row?.all ?? 0;
}
