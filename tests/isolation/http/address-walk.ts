import { setTimeout as sleep } from 'node:timers/promises';
import type { Walked } from '../call-walk.ts';
import { type MarkedSite, sites } from '../marked-site.ts';
import { itemNumbers } from '../sample-content-rows.ts';
import { inTurn } from './in-turn.ts';
import type { Role } from './roles.ts';
import { type Heard, type HttpRequest, type Send, tells } from './send.ts';

/** Why someone in a role is told of all sites. */
export type AnsweredForAll = Partial<Record<Role, string>>;

/** An address next to the calls, as it is asked about one site. */
export interface SampleAddress {
  readonly name: string;
  request(site: MarkedSite): Omit<HttpRequest, 'host'>;
  /** Why the own site's answer has neither its mark nor an id of its; without it one of them must stand there. */
  readonly silent?: string;
  /** Who is asked in place of everyone. */
  readonly roles?: readonly Role[];
  /** Whether a portal shows it of a site that it gathers. */
  readonly isGathered?: boolean;
  /** Where in the own answer the mark must stand; without it anywhere. */
  visiblePart?(heard: Heard): string;
  /** Who is shown it at the host of a site; without it everyone. */
  isFor?(role: Role, at: MarkedSite): boolean;
  /** Refusals that are the right answer. */
  readonly refusal?: number;
  readonly ofAllSites?: AnsweredForAll;
}

interface AddressWalk {
  readonly send: Send;
  headersOf(role: Role): Promise<Record<string, string>>;
  readonly roles: readonly Role[];
  readonly atOnce: number;
}

const { gathered, other, portal } = sites;

/** Asks every address of the own site, of others by their ids, and of no site, in every role. */
export async function walkAddresses(samples: readonly SampleAddress[], walk: AddressWalk): Promise<Walked> {
  const pieces = samples.flatMap((sample) => (sample.roles ?? walk.roles).map((role) => ({ sample, role })));
  const outcomes = await inTurn(pieces, walk.atOnce, ({ sample, role }) => walkAddress(sample, role, walk));
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    cells: outcomes.reduce((sum, { cells }) => sum + cells, 0),
  };
}

async function walkAddress(sample: SampleAddress, role: Role, walk: AddressWalk): Promise<Walked> {
  const findings: string[] = [];
  let cells = 0;
  const find = (position: string, finding: string) => findings.push(`${sample.name}, ${role}, ${position}: ${finding}`);

  const ask = async (host: string, about: MarkedSite, position: string, as: Role = role): Promise<Heard> => {
    cells += 1;
    const { headers, ...request } = sample.request(about);
    const own = { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
    const heard = await walk.send({
      ...request,
      host,
      headers: { ...(request.method === 'GET' ? {} : own), ...headers, ...(await walk.headersOf(as)) },
    });
    if (heard.http >= 500 && heard.http !== sample.refusal)
      find(position, `is answered ${heard.http} ${heard.body.slice(0, 120)}`);
    return heard;
  };
  const hides = (heard: Heard, about: MarkedSite, hidden: readonly MarkedSite[], position: string) => {
    for (const site of hidden)
      if (!sample.ofAllSites?.[role] && (tells(heard, site) || namesItem(heard, site, sample.request(about).path)))
        find(position, `is told what belongs to the site ${site.sld} (${excerptOf(heard, site)})`);
  };
  /** On a busy machine the index answers late, and a page shows what the database alone finds. */
  const askUntilComplete = async (at: MarkedSite, about: MarkedSite, position: string): Promise<Heard> => {
    for (let tries = 3; ; tries -= 1) {
      const heard = await ask(at.host, about, position);
      if (tries === 0 || !sample.visiblePart || !wants(heard, about, at)) return heard;
      await sleep(2_100);
    }
  };
  /** What is missing in an answer to those for whom it is. */
  const wants = (heard: Heard, about: MarkedSite, at: MarkedSite): string | undefined => {
    if (sample.isFor && !sample.isFor(role, at)) return undefined;
    if (heard.http >= 400 && heard.http !== sample.refusal)
      return `is answered ${heard.http} ${heard.body.slice(0, 120)}`;
    const showsOwn = sample.visiblePart
      ? sample.visiblePart(heard).includes(about.mark)
      : tells(heard, about) || namesItem(heard, about);
    return sample.silent || showsOwn ? undefined : 'is shown nothing of its own, so the walk proves nothing';
  };
  const shows = (heard: Heard, about: MarkedSite, at: MarkedSite, position: string) => {
    const wanted = wants(heard, about, at);
    if (wanted) find(position, wanted);
  };

  const own = await askUntilComplete(gathered, gathered, 'own site');
  shows(own, gathered, gathered, 'own site');
  hides(own, gathered, [other, portal], 'own site');
  const portalItself = await askUntilComplete(portal, portal, 'portal');
  shows(portalItself, portal, portal, 'portal');
  hides(portalItself, portal, [other], 'portal');
  if (sample.isGathered) {
    const looked = await askUntilComplete(portal, gathered, 'gathered');
    shows(looked, gathered, portal, 'gathered');
    hides(looked, gathered, [other], 'gathered');
  }
  const carriesIds = JSON.stringify(sample.request(gathered)) !== JSON.stringify(sample.request(other));
  for (const [asking, target] of [
    [gathered, other],
    [gathered, portal],
    [portal, other],
  ] as const) {
    // Asked without an id it would be the own site once more.
    if (!carriesIds) break;
    const position = `${asking.sld} with an id of ${target.sld}`;
    hides(await ask(asking.host, target, position), target, [target], position);
  }
  const nobody = await ask('nowhere.localhost', gathered, 'no site');
  hides(nobody, gathered, Object.values(sites), 'no site');
  if (role !== 'visitor')
    hides(await ask(gathered.host, gathered, 'next visitor', 'visitor'), gathered, [other, portal], 'next visitor');
  return { findings, cells };
}

/** Whether an answer names something of a site that was not asked for: lists for machines have addresses and no texts. */
/** What stands around it, for whoever mends it. */
function excerptOf({ body }: Heard, site: MarkedSite): string {
  const mark = [site.mark, ...Object.values(itemNumbers).map(site.itemId)].find((one) => body.includes(one));
  const at = mark === undefined ? -1 : body.indexOf(mark);
  return at < 0 ? 'in its headers' : `… ${body.slice(Math.max(0, at - 120), at + 60).replaceAll(/\s+/g, ' ')} …`;
}

const namesItem = ({ body }: Heard, site: MarkedSite, requested = ''): boolean =>
  Object.values(itemNumbers)
    .map(site.itemId)
    .some((id) => body.includes(id) && !requested.includes(id));
