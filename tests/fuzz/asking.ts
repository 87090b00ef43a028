import fc from 'fast-check';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import { consoleInputs } from '../isolation/console/inputs.ts';
import { roleLines } from '../isolation/console/table.ts';
import { type Role, roles } from '../isolation/http/roles.ts';
import { type MarkedSite, sites } from '../isolation/marked-site.ts';
import { type SampleCall, sampleCalls } from '../isolation/sample-calls.ts';
import { rawInputs, strangeValue } from './raw-inputs.ts';

type Input = Readonly<Record<string, unknown>>;

export interface FuzzAsker {
  readonly role: Role;
  readonly host: string;
  /** The site of the host; of a host without one, some site. */
  readonly site: MarkedSite;
  readonly siteIdHeader: string | undefined;
}

/** A request of which nothing is wrong yet. */
export const sampleOf = ({ name }: Endpoint): SampleCall =>
  sampleCalls[name] ?? { input: () => (consoleInputs[name] ?? {}) as Input };

/** Whom a call lets in. */
function rolesFor({ name, audience }: Endpoint): readonly Role[] {
  if (audience === 'anyone') return roles;
  if (audience === 'member') return roles.filter((role) => role !== 'visitor');
  const line = roleLines.find(({ call }) => call === name);
  return roles.filter((role) => (line?.roles as readonly string[] | undefined)?.includes(role));
}

const { gathered, other, portal } = sites;

/** Someone for whom the call is made, at the site where they belong. */
export const rightAsker = (endpoint: Endpoint): FuzzAsker => ({
  role: rolesFor(endpoint)[0] as Role,
  host: gathered.host,
  site: gathered,
  siteIdHeader: undefined,
});
const hosts = [gathered, portal, other].map((site) => ({ host: site.host, site }));
const strangeHosts = ['nowhere.localhost', 'x'.repeat(60), 'gathered.localhost.', 'GATHERED.localhost:99999'].map(
  (host) => ({ host, site: gathered }),
);
const headerText = fc.string({ unit: fc.constantFrom(...'0123456789abc,;= -'), maxLength: 20 });

/** Mostly someone whom the call listens to, at the site where they work: or nothing behind the door would ever be tried. */
export const askers = (endpoint: Endpoint): fc.Arbitrary<FuzzAsker> =>
  fc
    .record({
      role: fc.constantFrom(...rolesFor(endpoint)),
      at: fc.oneof(
        { weight: 12, arbitrary: fc.constant(hosts[0]) },
        { weight: 4, arbitrary: fc.constantFrom(...hosts) },
        { weight: 1, arbitrary: fc.constantFrom(...strangeHosts) },
      ),
      siteIdHeader: fc.oneof(
        { weight: 14, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('1', '2', '3', '1,1', '') },
        { weight: 1, arbitrary: headerText },
      ),
    })
    .map(({ role, at, siteIdHeader }) => ({ role, siteIdHeader, ...(at as (typeof hosts)[number]) }));

/** The sample as it is, with some of its fields wrong, or something else altogether. */
export const inputsFor = (endpoint: Endpoint): fc.Arbitrary<(site: MarkedSite) => Input> => {
  const { input } = sampleOf(endpoint);
  const names = Object.keys(input(gathered)).filter((name) => name !== 'bytes');
  const wrong =
    names.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...names), strangeValue, { minKeys: 1, maxKeys: 2 });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(input) },
    { weight: 5, arbitrary: wrong.map((fields) => (site: MarkedSite) => ({ ...input(site), ...fields })) },
    { weight: 4, arbitrary: rawInputs(endpoint).map((raw) => () => raw as Input) },
  );
};

/** The sites of which a host is told nothing. */
export function strangersTo(host: string): readonly MarkedSite[] {
  if (host === portal.host) return [other];
  return Object.values(sites).filter((site) => site.host !== host.toLowerCase().replace(/:\d+$/, ''));
}
