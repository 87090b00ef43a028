import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import { ownershipChecks, removals, withoutCheck } from './callers/loosen.ts';
import { fillScene } from './callers/scene.ts';
import { type CallerLine, callerLines } from './callers/table.ts';
import { lineFindings, otherFindings } from './callers/walk.ts';

vi.setConfig({ testTimeout: 180_000 });

const portal = useTestApp(fillScene);
const handlerOf = (call: string) => portal.app.handlers.find(({ endpoint }) => endpoint.name === call);

describe('the table of who may call what', () => {
  /** They count, play and answer; nothing of a member's is changed. */
  const countingOnly = [
    ...['POST /front/statistics/view', 'POST /front/statistics/search'],
    ...['POST /front/vod/playVideoOrAudio', 'POST /front/ask/answer'],
  ];

  test('has every call for members, and every call that changes something', () => {
    const listed = callerLines.map(({ call }) => call);
    const needed = portal.app.handlers
      .map(({ endpoint }) => endpoint)
      .filter(({ name, audience }) => audience === 'member' || (audience === 'anyone' && name.startsWith('POST ')))
      .map(({ name }) => name as string)
      .filter((name) => !countingOnly.includes(name));
    expect(needed.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test.each(callerLines)('$call is for $who', ({ call, who }) => {
    const endpoint = handlerOf(call)?.endpoint;
    expect(endpoint?.audience).toBe(who === 'anyone' ? 'anyone' : 'member');
    expect(endpoint?.freshness === 'shared' && who !== 'anyone').toBe(false);
  });
});

describe('what belongs to a member', () => {
  test.each(callerLines)('is neither told nor changed by $call, whoever else asks', async (line) => {
    expect(await lineFindings(portal, line)).toEqual([]);
  });
});

interface Harmless {
  readonly call: RegExp;
  readonly statement: RegExp;
  readonly why: string;
}

/** Where nothing is told or changed although a check is gone. */
const harmless: readonly Harmless[] = [
  {
    call: /passkey\/delete|unbind/,
    statement: /^select "user_name".* as "passkeys"/s,
    why: 'counts the ways in that are left; what is deleted is compared by itself',
  },
  {
    call: /passkey\/delete/,
    statement: /^select "credential_id"/,
    why: 'says whether there is such a one; what is deleted is compared by itself',
  },
  {
    call: /unbind/,
    statement: /^update "account" set "orcid"/,
    why: 'compares the number as well, which one account has',
  },
  {
    call: /frontMembers\/delete/,
    statement: /^select "account_id" as "id".* from "account"/s,
    why: 'has the password that is compared; what is deleted is compared by itself',
  },
  {
    call: /confirmIdentity/,
    statement: /^select "account_id" as "id".* from "account"/s,
    why: 'has the password that is compared; the proof counts for the session that asks, and its own test has two passwords',
  },
  {
    call: /./,
    statement: /^delete from "notice".* offset/s,
    why: 'takes away messages beyond a number that nobody has here',
  },
  {
    call: /./,
    statement: /^select (?:"password_reset_at"|min\(since\))/,
    why: 'is how much a session must have shown; assurance-walk.test.ts walks that',
  },
  {
    call: /./,
    statement: /^select "email", "language" from "account"/,
    why: 'is where a mail about the account goes, which no answer tells; notice-calls.test.ts reads it',
  },
  {
    call: /readMessages/,
    statement: /^select "notice_id".* limit/s,
    why: 'is read for the number of unread messages, which another statement counts',
  },
  {
    call: /frontMembers\/collect$/,
    statement: /^select count\(\*\)::int as others from collected/,
    why: 'is how many a member may have',
  },
  {
    call: /saveAlbum/,
    statement: /insert into personal_album .*select count\(\*\) from personal_album/s,
    why: 'is how many a member may have',
  },
  {
    call: /submission\/begin/,
    statement: /^select count\(\*\)::int as count from submission/,
    why: 'is how many drafts a member may have',
  },
  {
    call: /frontMembers\/export/,
    statement:
      /from "(?:operator|second_factor|console_role|console_unsaved|console_draft|scheduled_document|console_change|security_event|installation_event|import_run|webhook)" entry/,
    why: 'is the one statement that reads every table, of which the others turn red; nobody here works at a console',
  },
  {
    call: /console\/me/,
    statement: /^select "(?:account_id" from "operator|role" from "console_role)"/,
    why: 'is who works at the console; the table of roles has a walk of its own',
  },
  {
    call: /factor\/prove/,
    statement: /^select "sealed_key"/,
    why: 'is the key of an app, which nobody has here; second-factor.test.ts tries the code of someone else',
  },
  {
    call: /editAlbum/,
    statement: /^\s*select album_id::text as id/,
    why: 'is the cover from before; the change is compared by itself',
  },
];

describe('the walk turns red when an ownership check is removed', () => {
  const lines = callerLines.filter(({ who }) => who !== 'anyone');
  const used = new Set<Harmless>();

  test.each(lines)('from $call', async (line) => {
    if (!handlerOf(line.call)) throw new Error(`${line.call} has no handler`);
    const checks = await ownershipChecks(portal, () => otherFindings(portal, line));
    const unnoticed: string[] = [];
    for (const check of checks) {
      const known = harmless.find(({ call, statement }) => call.test(line.call) && statement.test(check));
      if (known) used.add(known);
      else if ((await findingsWithout(line, check)).length === 0) unnoticed.push(check);
    }
    expect(unnoticed).toEqual([]);
  });

  test('and nothing is called harmless that no call sends any more', () => {
    expect(harmless.filter((one) => !used.has(one))).toEqual([]);
  });

  async function findingsWithout(line: CallerLine, check: string): Promise<string[]> {
    const findings: string[] = [];
    for (const removal of Object.keys(removals) as (keyof typeof removals)[])
      findings.push(...(await withoutCheck(portal, check, removal, () => otherFindings(portal, line))));
    return findings;
  }
});
