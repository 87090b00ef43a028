import type { Handler } from '../../src/platform/contract/handler.ts';
import type { Run } from '../../src/platform/contract/run.ts';
import type { FailureCode } from '../../src/platform/kernel/failure.ts';
import { frameKey } from '../../src/platform/ports/edge-cache.ts';
import { requestTo } from '../support/request-context.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';

type Input = Readonly<Record<string, unknown>>;

interface Heard {
  readonly failure: FailureCode | undefined;
  /** The answer and its surrogate keys, as text. */
  readonly text: string;
}

const { gathered, other, portal } = sites;

/** The desks are walked with the table of their roles: console-roles.test.ts. */
export const isWalked = ({ endpoint }: Handler): boolean => endpoint.audience !== 'console';

/** Asks every endpoint in every position towards a site; one sentence for each that tells or does what it should not. */
export async function callFindings(handlers: readonly Handler[], run: Run): Promise<string[]> {
  const findings: string[] = [];
  for (const handler of handlers.filter(isWalked)) {
    const { name } = handler.endpoint;
    const sample = sampleCalls[name];
    if (sample) findings.push(...(await findingsOf(handler, run, sample)).map((finding) => `${name}: ${finding}`));
    else findings.push(`${name} has no sample call: give it one in tests/isolation/sample-calls.ts`);
  }
  return findings;
}

async function findingsOf(handler: Handler, run: Run, sample: SampleCall): Promise<string[]> {
  const findings: string[] = [];

  const ask = async (host: string, input: Input, siteIdHeader?: string): Promise<Heard> => {
    const keys = new Set<string>();
    const member = handler.endpoint.audience === 'anyone' ? null : { id: '1', isAssured: true };
    const answer = await run(handler, requestTo(host, { siteIdHeader, member, keys }), input);
    return { failure: answer.ok ? undefined : answer.failure.code, text: JSON.stringify([answer, [...keys]]) };
  };

  const hides = (heard: Heard, site: MarkedSite, position: string) => {
    const told = heard.text.includes(site.mark) || heard.text.includes(`"${frameKey(site.id)}"`);
    if (told) findings.push(`${position} is told what belongs to the site ${site.sld}`);
  };
  const answers = (heard: Heard, site: MarkedSite, position: string) => {
    if (heard.failure !== sample.fails)
      findings.push(
        `${position} is answered with ${heard.failure ?? 'success'} instead of ${sample.fails ?? 'success'}`,
      );
    else if (!sample.fails && !sample.silent && !heard.text.includes(site.mark))
      findings.push(`${position} is not shown what the site ${site.sld} stored, so the walk proves nothing`);
  };
  const refuses = (heard: Heard, wanted: FailureCode, position: string) => {
    if (heard.failure !== wanted)
      findings.push(`${position} is answered with ${heard.failure ?? 'success'} instead of ${wanted}`);
  };

  const own = await ask(gathered.host, sample.input(gathered));
  answers(own, gathered, 'the own site');
  for (const site of [other, portal]) hides(own, site, 'the own site');

  const portalItself = await ask(portal.host, sample.input(portal));
  answers(portalItself, portal, 'a portal');
  hides(portalItself, other, 'a portal');

  for (const [asking, asked] of [
    [gathered, other],
    [gathered, portal],
    [portal, other],
  ] as const) {
    const byId = await ask(asking.host, sample.input(asked));
    hides(byId, asked, `${asking.sld} with an id of another site`);
    if (carriesIds(sample)) refuses(byId, 'siteForbidden', `${asking.sld} with an id of another site`);
    refuses(
      await ask(asking.host, sample.input(asking), String(asked.id)),
      'siteForbidden',
      'a header with another site',
    );
    if (!takesSite(handler, sample)) continue;
    const foreign = await ask(asking.host, naming(asked, sample));
    refuses(foreign, 'siteForbidden', `${asking.sld} naming another site`);
    hides(foreign, asked, `${asking.sld} naming another site`);
  }

  refuses(
    await ask(portal.host, sample.input(portal), String(gathered.id)),
    'siteForbidden',
    'a header with a gathered site',
  );
  if (carriesIds(sample))
    answers(await ask(portal.host, sample.input(gathered)), gathered, 'a portal with an id of a gathered site');
  if (takesSite(handler, sample)) {
    const lookedAt = await ask(portal.host, naming(gathered, sample));
    answers(lookedAt, gathered, 'a portal naming a gathered site');
    hides(lookedAt, other, 'a portal naming a gathered site');
  }

  const nobody = await ask('nowhere.localhost', sample.input(gathered));
  refuses(nobody, 'siteNotFound', 'no site');
  for (const site of Object.values(sites)) hides(nobody, site, 'no site');
  return findings;
}

const naming = (site: MarkedSite, sample: SampleCall): Input => ({ ...sample.input(site), siteId: site.id });

/** Whether what is sent differs from site to site. */
export const carriesIds = (sample: SampleCall): boolean =>
  JSON.stringify(sample.input(gathered)) !== JSON.stringify(sample.input(other));

/** Whether the call lets its sender name a site. */
export function takesSite({ endpoint }: Handler, sample: SampleCall): boolean {
  const read = endpoint.input.safeParse(naming(gathered, sample));
  return read.success && (read.data as { siteId?: unknown }).siteId === gathered.id;
}
