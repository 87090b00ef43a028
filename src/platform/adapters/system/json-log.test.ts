import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createJsonLog } from './json-log.ts';

const planted = {
  connection: 'postgres://imprint_app:Tr0ub4dor@db.example:5432/imprint',
  redis: 'redis://:hunter2hunter2@cache.example:6379',
  bearer: 'Bearer abcdEFGH12345678.ijkl',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYXJvbCJ9.c2lnbmF0dXJl',
  session: 'f3b1c9d07e6a45b28c1d0e9f8a7b6c5d4e3f2a1b',
  email: 'carol.reader@example.org',
  mobile: '13912345678',
  code: '482913',
  password: 'correct-horse-battery',
};
const secrets = [
  ...['Tr0ub4dor', 'hunter2hunter2', 'abcdEFGH12345678', planted.jwt, planted.session, planted.email],
  ...[planted.mobile, planted.code, planted.password, 'Carol Reader'],
];

const logged = (fields: Record<string, unknown>): string => {
  let written = '';
  const log = createJsonLog(
    'info',
    new Writable({
      write(chunk, _, done) {
        written += chunk;
        done();
      },
    }),
  );
  log.error(fields, 'a call broke');
  return written;
};
const expectNothingOf = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

test('no message of an error brings a secret into the log', () => {
  for (const message of [
    `connect ECONNREFUSED ${planted.connection}`,
    `cannot reach ${planted.redis}: timeout`,
    `401 from https://id.example/token with Authorization: ${planted.bearer}`,
    `bad jwt ${planted.jwt}`,
    `no session ${planted.session}`,
    `duplicate key value violates unique constraint "account_email" Key (email)=(${planted.email}) already exists.`,
    `Failing row contains (7, Carol Reader, ${planted.email}, null)`,
    `invalid input syntax for type bigint: "${planted.mobile}"`,
    `550 5.1.1 <${planted.email}>: user unknown`,
    `the code ${planted.code} sent to ${planted.mobile} is over`,
    `{"password":"${planted.password}"} could not be read`,
    `GET /reset?token=${planted.session}&code=${planted.code} password=${planted.password}`,
  ]) {
    const problem = new Error(message);
    expectNothingOf(logged({ problem }));
    expectNothingOf(logged({ problem: new Error('a call broke', { cause: problem }) }));
    expectNothingOf(logged({ problem: message }));
    expectNothingOf(logged({ at: { problem } }));
  }
});

test('what PostgreSQL says beside the message stays out: a row, a value, a place in the statement', () => {
  const problem = Object.assign(new Error('duplicate key value violates unique constraint "account_email_key"'), {
    code: '23505',
    detail: `Key (email)=(${planted.email}) already exists.`,
    where: planted.session,
    constraint: 'account_email_key',
  });
  const text = logged({ problem });
  expectNothingOf(text);
  expect(JSON.parse(text).problem).toMatchObject({
    type: 'Error',
    errorCode: '23505',
    constraint: 'account_email_key',
  });
});

test('the cause can still be found: kind, code, words and places in our own code', () => {
  const problem = new TypeError("Cannot read properties of undefined (reading 'site_id')");
  const { problem: written } = JSON.parse(logged({ problem }));
  expect(written).toMatchObject({ type: 'TypeError', message: problem.message });
  expect(written.stack).toContain('json-log.test.ts');
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(JSON.parse(logged({ problem: refused })).problem).toMatchObject({
    errorCode: 'ECONNREFUSED',
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
  });
});

test('a line says when, in UTC and to the millisecond', () => {
  const before = Date.now();
  const { time } = JSON.parse(logged({}));
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(time) - before)).toBeLessThan(60_000);
});
