import type { Walked } from '../call-walk.ts';
import { type MarkedSite, sites } from '../marked-site.ts';
import { itemNumbers } from '../sample-content-rows.ts';
import { inTurn } from './in-turn.ts';
import type { Role } from './roles.ts';
import { type Heard, type HttpRequest, type Send, tells } from './send.ts';

/** An address beside the calls, as it is asked about one site. */
export interface SampleAddress {
  readonly name: string;
  request(site: MarkedSite): Omit<HttpRequest, 'host'>;
  /** Why the own site's answer has neither its mark nor an id of its; without it one of them must stand there. */
  readonly silent?: string;
  /** Who is asked in place of everyone. */
  readonly roles?: readonly Role[];
  /** Whether a portal shows it of a site that it gathers. */
  readonly isGathered?: boolean;
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
      ...{ ...request, host },
      headers: { ...(request.method === 'GET' ? {} : own), ...headers, ...(await walk.headersOf(as)) },
    });
    if (heard.http >= 500) find(position, `is answered ${heard.http} ${heard.body.slice(0, 120)}`);
    return heard;
  };
  const hides = (heard: Heard, about: MarkedSite, hidden: readonly MarkedSite[], position: string) => {
    for (const site of hidden)
      if (tells(heard, site) || (site !== about && namesItem(heard, site)))
        find(position, `is told what belongs to the site ${site.sld}`);
  };
  const shows = (heard: Heard, site: MarkedSite, position: string) => {
    if (heard.http >= 400) find(position, `is answered ${heard.http} ${heard.body.slice(0, 120)}`);
    else if (!sample.silent && !tells(heard, site) && !namesItem(heard, site))
      find(position, 'is shown nothing of its own, so the walk proves nothing');
  };

  const own = await ask(gathered.host, gathered, 'own site');
  shows(own, gathered, 'own site');
  hides(own, gathered, [other, portal], 'own site');
  const portalItself = await ask(portal.host, portal, 'portal');
  shows(portalItself, portal, 'portal');
  hides(portalItself, portal, [other], 'portal');
  if (sample.isGathered) shows(await ask(portal.host, gathered, 'gathered'), gathered, 'gathered');
  for (const [asking, asked] of [
    [gathered, other],
    [gathered, portal],
    [portal, other],
  ] as const) {
    const position = `${asking.sld} with an id of ${asked.sld}`;
    hides(await ask(asking.host, asked, position), asked, [asked], position);
  }
  const nobody = await ask('nowhere.localhost', gathered, 'no site');
  hides(nobody, gathered, Object.values(sites), 'no site');
  if (role !== 'visitor')
    hides(await ask(gathered.host, gathered, 'next visitor', 'visitor'), gathered, [other, portal], 'next visitor');
  return { findings, cells };
}

/** Whether an answer names the paper of a site: lists for machines have addresses and no texts. */
const namesItem = ({ body }: Heard, site: MarkedSite): boolean => body.includes(site.thing(itemNumbers.article));
