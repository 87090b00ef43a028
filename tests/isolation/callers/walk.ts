import type { TestApp } from '../../support/test-app.ts';
import { type CallerSample, callerSamples } from './samples.ts';
import { type Callers, type Headers, home, type MemberRecords, markOf, owner, ownersState, setScene } from './scene.ts';
import type { CallerLine } from './table.ts';

interface Heard {
  readonly http: number;
  readonly text: string;
}

async function ask(
  test: TestApp,
  call: string,
  sample: CallerSample,
  of: MemberRecords,
  headers: Headers,
): Promise<Heard> {
  const [method = 'GET', path = ''] = call.split(' ');
  const input = sample.input(of, (await sample.prove?.(test)) ?? '');
  const asQuery = method === 'GET' || sample.bytes !== undefined;
  const query = new URLSearchParams(asQuery ? (input as Record<string, string>) : {});
  const answer = await test.server.inject({
    method: method as 'GET' | 'POST',
    url: `/rc-pub${path}?${query}`,
    headers: {
      host: home.host,
      ...headers,
      ...(method === 'POST' && {
        origin: `https://${home.host}`,
        'sec-fetch-site': 'same-origin',
        'content-type': sample.bytes ? 'application/octet-stream' : 'application/json',
      }),
    },
    ...(method === 'POST' && { payload: sample.bytes ?? JSON.stringify(input) }),
  });
  return { http: answer.statusCode, text: answer.payload };
}

/** What is new in every answer says nothing: times, new ids, secrets, the record of the calls themselves. */
const comparable = ({ http, text }: Heard): string =>
  `${http} ${text}`
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, 'time')
    .replaceAll(/"(security_event|installation_event)": ?\[[^\]]*\]/g, '"$1":[]')
    .replaceAll(/"\d{13,19}"/g, '"id"')
    .replaceAll(/"(seconds|expiresAt)":\d+/g, '"$1":0')
    .replaceAll(/"[\w-]{16,}"/g, '"secret"')
    .replaceAll(/[\w-]{40,}/g, 'secret')
    .replaceAll(/[A-Z2-7]{32}/g, 'secret');

const outsiders = ['visitor', 'member of another site', 'expired session'] as const satisfies (keyof Callers)[];

/** One sentence for each answer that goes to the wrong person, and for each thing that the wrong person changed. */
export async function lineFindings(test: TestApp, { call, who }: CallerLine): Promise<string[]> {
  const sample: CallerSample | undefined =
    callerSamples[call] ?? (who === 'anyone' ? { input: () => ({}), needs: 'its own test' } : undefined);
  if (!sample) return [`${call} has no sample: give it one in tests/isolation/callers/samples.ts`];
  const findings: string[] = [];
  const find = (position: string, finding: string) => findings.push(`${call}, ${position}: ${finding}`);

  let callers = await setScene(test, { ownerHasRecords: true });
  const before = await ownersState(test);
  for (const position of outsiders) {
    const heard = await ask(test, call, sample, owner, callers[position]);
    if (who !== 'anyone' && heard.http !== 401) find(position, `is answered ${heard.http} instead of 401`);
    if (who === 'anyone' && ((heard.http === 401 && !sample.refuses) || heard.http >= 500))
      find(position, `is answered ${heard.http}`);
    if (heard.text.includes(markOf(owner.account))) find(position, 'is told what belongs to a member');
  }
  if (!isSame(before, await ownersState(test))) find('outsiders', 'change what belongs to a member');

  findings.push(...(await otherFindings(test, { call, who }, sample)));

  callers = await setScene(test, { ownerHasRecords: true });
  const own = await ask(test, call, sample, owner, callers.owner);
  if (own.http >= 500) find('owner', `is answered ${own.http}`);
  if (!sample.needs && own.http !== 200)
    find('owner', `is answered ${own.http}, so the walk proves nothing: ${own.text}`);
  return findings;
}

/** Another member of the same site names the owner's things: answered as if there were none, and changing nothing of them. */
export async function otherFindings(
  test: TestApp,
  { call }: CallerLine,
  sample = callerSamples[call] as CallerSample,
): Promise<string[]> {
  const findings: string[] = [];
  const find = (finding: string) => findings.push(`${call}, other member: ${finding}`);
  let callers = await setScene(test, { ownerHasRecords: true });
  const before = await ownersState(test);
  const there = await ask(test, call, sample, owner, callers.other);
  if (there.http >= 500) find(`is answered ${there.http}`);
  if (there.text.includes(markOf(owner.account))) find('is told what belongs to the owner');
  if (!isSame(before, await ownersState(test))) find('changes what belongs to the owner');

  callers = await setScene(test, { ownerHasRecords: false });
  const gone = await ask(test, call, sample, owner, callers.other);
  if (comparable(there) !== comparable(gone))
    find(`is told that the owner has it: ${comparable(there)} instead of ${comparable(gone)}`);
  return findings;
}

const isSame = (one: Record<string, string>, two: Record<string, string>): boolean =>
  JSON.stringify(one) === JSON.stringify(two);
