import { presentFailure } from '../../src/platform/contract/envelope.ts';
import type { AnyHandler } from '../../src/platform/contract/handler.ts';
import { type FailureCode, failure } from '../../src/platform/kernel/failure.ts';
import { callRequest } from './http/call-request.ts';
import { inTurn } from './http/in-turn.ts';
import type { Role } from './http/roles.ts';
import { type Heard, type Send, tells } from './http/send.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';

type Input = Readonly<Record<string, unknown>>;

/** How the calls are asked, and by whom. */
export interface CallWalk {
  readonly send: Send;
  headersOf(role: Role, isOwn?: boolean): Promise<Record<string, string>>;
  rolesFor(handler: AnyHandler): readonly Role[];
  readonly atOnce: number;
}

export interface Walked {
  /** One sentence for each answer that tells or does what it should not. */
  readonly findings: readonly string[];
  /** Answers that were looked at: a call in a position towards a site, by someone in a role. */
  readonly cells: number;
}

const { gathered, other, portal } = sites;

/** The consoles are walked with the table of their roles: console-roles.test.ts. */
export const isWalked = ({ endpoint }: AnyHandler): boolean => endpoint.audience !== 'console';

/** Who a call is made for; of others it is only known what they are not told. */
export const meantFor = ({ endpoint }: AnyHandler): Role => (endpoint.audience === 'anyone' ? 'visitor' : 'member');

/** Asks every call in every position towards a site, in every role. */
export async function walkCalls(handlers: readonly AnyHandler[], walk: CallWalk): Promise<Walked> {
  const walked = handlers.filter(isWalked);
  const pieces = walked.flatMap((handler) => walk.rolesFor(handler).map((role) => ({ handler, role })));
  const isAlone = ({ handler }: (typeof pieces)[number]) => sampleCalls[handler.endpoint.name]?.isAlone === true;
  const one = async ({ handler, role }: (typeof pieces)[number]): Promise<Walked> => {
    const { name } = handler.endpoint;
    const sample = sampleCalls[name];
    if (!sample)
      return { findings: [`${name} has no sample call: give it one in tests/isolation/sample-calls.ts`], cells: 0 };
    const { findings, cells } = await walkCall(handler, sample, walk, role);
    return { findings: findings.map((finding) => `${name}, ${role}: ${finding}`), cells };
  };
  const outcomes = [
    ...(await inTurn(
      pieces.filter((piece) => !isAlone(piece)),
      walk.atOnce,
      one,
    )),
    ...(await inTurn(pieces.filter(isAlone), 1, one)),
  ];
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    cells: outcomes.reduce((sum, { cells }) => sum + cells, 0),
  };
}

async function walkCall(handler: AnyHandler, sample: SampleCall, walk: CallWalk, role: Role): Promise<Walked> {
  const findings: string[] = [];
  let cells = 0;
  const isMeant = role === meantFor(handler);

  const ask = async (host: string, input: Input, siteId?: string): Promise<Heard> => {
    cells += 1;
    const headers = {
      ...sample.headers,
      ...(siteId && { siteid: siteId }),
      ...(await walk.headersOf(role, sample.isAlone)),
    };
    const heard = await walk.send(callRequest(handler.endpoint.name, host, input, headers));
    if (heard.http >= 500) findings.push(`${host} is answered ${heard.http} ${heard.body.slice(0, 200)}`);
    return heard;
  };

  const hides = (heard: Heard, site: MarkedSite, position: string) => {
    if (sample.ofAllSites && role !== 'visitor') return;
    if (tells(heard, site)) findings.push(`${position} is told what belongs to the site ${site.sld}`);
  };
  const answers = (heard: Heard, site: MarkedSite, position: string) => {
    if (!isMeant) return;
    const wanted = [sample.fails ?? []].flat();
    if (sample.once && isAnsweredWith(heard, [sample.once])) return;
    if (!isAnsweredWith(heard, wanted))
      findings.push(
        `${position} is answered with ${heard.body.slice(0, 120)} instead of ${wanted.join() || 'success'}`,
      );
    else if (!sample.fails && !sample.silent && !tells(heard, site))
      findings.push(`${position} is not shown what the site ${site.sld} stored, so the walk proves nothing`);
  };
  const refuses = (heard: Heard, wanted: FailureCode, position: string) => {
    if (!isAnsweredWith(heard, [wanted]))
      findings.push(`${position} is answered with ${heard.body.slice(0, 120)} instead of ${wanted}`);
  };
  /** Others may be refused for who they are, before anyone looks at what they name. */
  const refusesId = (heard: Heard, wanted: FailureCode, position: string) => {
    if (isMeant) refuses(heard, wanted, position);
  };

  const own = await ask(gathered.host, sample.input(gathered));
  answers(own, gathered, 'the own site');
  for (const site of [other, portal]) hides(own, site, 'the own site');

  const portalItself = await ask(portal.host, sample.input(portal));
  answers(portalItself, portal, 'a portal');
  hides(portalItself, other, 'a portal');

  for (const [asking, target] of [
    [gathered, other],
    [gathered, portal],
    [portal, other],
  ] as const) {
    const byId = await ask(asking.host, sample.input(target));
    hides(byId, target, `${asking.sld} with an id of another site`);
    if (carriesIds(sample))
      refusesId(byId, sample.foreign ?? 'siteForbidden', `${asking.sld} with an id of another site`);
    refuses(
      await ask(asking.host, sample.input(asking), String(target.id)),
      'siteForbidden',
      'a header with another site',
    );
    if (!takesSite(handler, sample)) continue;
    const foreign = await ask(asking.host, naming(target, sample));
    refuses(foreign, 'siteForbidden', `${asking.sld} naming another site`);
    hides(foreign, target, `${asking.sld} naming another site`);
  }

  refuses(
    await ask(portal.host, sample.input(portal), String(gathered.id)),
    'siteForbidden',
    'a header with a gathered site',
  );
  if (carriesIds(sample)) {
    const byId = await ask(portal.host, sample.input(gathered));
    if (sample.foreign) refusesId(byId, sample.foreign, 'a portal with an id of a gathered site');
    else answers(byId, gathered, 'a portal with an id of a gathered site');
  }
  if (takesSite(handler, sample)) {
    const lookedAt = await ask(portal.host, naming(gathered, sample));
    if (sample.foreign) refusesId(lookedAt, sample.foreign, 'a portal naming a gathered site');
    else answers(lookedAt, gathered, 'a portal naming a gathered site');
    hides(lookedAt, other, 'a portal naming a gathered site');
  }

  const nobody = await ask('nowhere.localhost', sample.input(gathered));
  refuses(nobody, 'siteNotFound', 'no site');
  for (const site of Object.values(sites)) hides(nobody, site, 'no site');

  // After everyone else, whoever they are: nothing of theirs was kept for the next.
  if (role !== 'visitor') {
    const next = await walk.send(callRequest(handler.endpoint.name, gathered.host, sample.input(gathered), {}));
    cells += 1;
    for (const site of [other, portal]) hides(next, site, 'a visitor who comes next');
    if (handler.endpoint.audience !== 'anyone') refuses(next, 'loginRequired', 'a visitor who comes next');
  }
  return { findings, cells };
}

/** Whether the answer is one of these failures, or a success if none is wanted. */
function isAnsweredWith({ http, body }: Heard, wanted: readonly FailureCode[]): boolean {
  if (wanted.length === 0) return http < 400;
  if (http < 400) return false;
  const { status } = readEnvelope(body);
  return wanted.some((code) => {
    const presented = presentFailure(failure(code));
    return presented.http === http && presented.status === status;
  });
}

function readEnvelope(body: string): { status?: number } {
  try {
    return JSON.parse(body) as { status?: number };
  } catch {
    return {};
  }
}

const naming = (site: MarkedSite, sample: SampleCall): Input => ({ ...sample.input(site), siteId: site.id });

/** Whether what is sent differs from site to site. */
export const carriesIds = (sample: SampleCall): boolean =>
  JSON.stringify(sample.input(gathered)) !== JSON.stringify(sample.input(other));

/** Whether the call lets its sender name a site. */
export function takesSite({ endpoint }: AnyHandler, sample: SampleCall): boolean {
  const read = endpoint.input.safeParse(naming(gathered, sample));
  return read.success && (read.data as { siteId?: unknown }).siteId === gathered.id;
}
