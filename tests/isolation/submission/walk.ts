import type { TestApp } from '../../support/test-app.ts';
import { submissionCalls } from './calls.ts';
import { type Cast, here, type Person, type Scene, submissionInState, walkedTitle } from './scene.ts';
import type { SubmissionLine } from './table.ts';

/** One sentence for each answer that goes to the wrong person, and for each that does not come to the right one. */
export async function submissionFindings(app: TestApp, cast: Cast, { call, allowed }: SubmissionLine) {
  const sample = submissionCalls[call];
  if (!sample) return [`${call} has no sample: give it one in tests/isolation/submission/calls.ts`];
  const findings: string[] = [];
  for (const who of cast.people) {
    const scene = await submissionInState(app, cast, sample.stand);
    for (const host of who.hosts) {
      if (sample.isFree && host !== here.host) continue;
      const mayDo = host === here.host && allowed.includes(who.name);
      const before = await stateOf(app, scene.id);
      const answer = await ask(app, call, host, who, await sample.input(scene, who, app));
      const isAnswered = answer.http === 200 && (!sample.isList || answer.body.includes(`"${scene.id}"`));
      const find = (finding: string) => findings.push(`${call}, ${who.name} at ${host}: ${finding}`);
      if (isAnswered !== mayDo) find(`is answered ${answer.http} ${answer.body.toString().slice(0, 200)}`);
      if (answer.http === 400 || answer.http >= 500) find(`is answered ${answer.http}: is the input right?`);
      if (mayDo && sample.bytes && !answer.body.equals(sample.bytes(scene))) find('gets other bytes');
      if (!mayDo && answer.body.includes(walkedTitle)) find('is told what it is about');
      if (!mayDo && (await stateOf(app, scene.id)) !== before) find('changes it');
    }
  }
  return findings;
}

interface Heard {
  readonly http: number;
  readonly body: Buffer;
}

async function ask(app: TestApp, call: string, host: string, { headers }: Person, input: object): Promise<Heard> {
  const [method = '', path = ''] = call.split(' ');
  const isRead = method === 'GET';
  const { bytes, ...named } = input as { bytes?: Buffer };
  const answer = await app.server.inject({
    method: method as 'GET' | 'POST',
    url: `/rc-pub${path}${isRead || bytes ? `?${new URLSearchParams(named)}` : ''}`,
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(!isRead && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    ...(!isRead && { payload: bytes ?? JSON.stringify(input) }),
  });
  if (answer.statusCode !== 302) return { http: answer.statusCode, body: answer.rawPayload };
  // What is saved may lie elsewhere: a browser follows.
  const followed = await fetch(String(answer.headers.location));
  return { http: followed.status, body: Buffer.from(await followed.arrayBuffer()) };
}

/** A fingerprint of all that is stored of a submission. */
async function stateOf({ owner }: TestApp, id: Scene['id']): Promise<string> {
  await owner.query(`select set_config('app.reads', '${here.id}', false)`);
  const tables = [
    'submission',
    'submission_author',
    'submission_event',
    'submission_file',
    'submission_opinion',
    'submission_text',
  ];
  const prints: string[] = [];
  for (const table of [...tables, 'submission_mail']) {
    const { rows } = await owner.query(
      `select coalesce(string_agg(one::text, '|' order by one::text), '') as print from ${table} one where submission_id = $1`,
      [id],
    );
    prints.push(rows[0].print);
  }
  return prints.join('\n').replaceAll(/,\d{4}-\d\d-\d\d [\d:.+]+,/g, ',');
}
