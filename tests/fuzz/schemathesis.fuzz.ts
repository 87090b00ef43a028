import { expect, it, vi } from 'vitest';
import { fillMarkedSites } from '../isolation/fill-marked-sites.ts';
import { type Role, roles, sessionsOf } from '../isolation/http/roles.ts';
import { sites } from '../isolation/marked-site.ts';
import { useEdgeBefore } from '../support/edge-before.ts';
import { useTestApp } from '../support/test-app.ts';
import { strangersTo } from './asking.ts';
import { useForgottenLimits } from './limits.ts';
import { runSchemathesis } from './schemathesis.ts';

vi.setConfig({ testTimeout: 4 * 3_600_000 });

// Why something broke is told to the log alone.
const portal = useTestApp(fillMarkedSites, async () => ({ IMPRINT_LOG_LEVEL: 'error' }));
const edgePort = useEdgeBefore(portal);
useForgottenLimits(portal);

/** Everyone has an even share of the cases of a call. */
const examples = Math.ceil(Number(process.env.IMPRINT_FUZZ_EXAMPLES ?? 100) / roles.length);
const seed = Number(process.env.IMPRINT_FUZZ_SEED ?? 1);

/** Editor and owner work at the gathered site. */
const hostOf = (role: Role): string => (role === 'visitor' || role === 'operator' ? sites.portal : sites.gathered).host;

it.each(roles)(
  'every answer to a %s, through the edge, is one that the contract describes, and tells nothing of another site',
  async (role) => {
    const host = hostOf(role);
    const headers = { Host: host, Origin: `https://${host}`, ...(await sessionsOf(portal)(role, true)) };
    const marks = strangersTo(host).map(({ mark }) => mark);
    // Every limit of every field is tried by one who has no session and one who may do everything.
    const phases = ['examples', ...(role === 'visitor' || role === 'operator' ? ['coverage'] : []), 'fuzzing'];
    expect(await runSchemathesis({ port: edgePort(), headers, marks, examples, seed, phases })).toBe(0);
  },
);
