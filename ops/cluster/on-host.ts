import { bringUp } from '../native/bring-up.ts';
import { clamav } from '../native/clamav.ts';
import { mail } from '../native/mail.ts';
import { opensearch } from '../native/opensearch.ts';
import { PlainProblem } from '../native/plain-problem.ts';
import { postgres } from '../native/postgres.ts';
import { redis } from '../native/redis.ts';
import { s3 } from '../native/s3.ts';
import type { Service } from '../native/service.ts';
import { varnish } from '../native/varnish.ts';
import { proxy, searchDoor } from './caddy.ts';
import { server, worker } from './portal.ts';
import { replica } from './replica.ts';

// Starts a service on the host that this process runs on: `node ops/cluster/on-host.ts redis`. Only `npm run cluster` says so.

const known: Readonly<Record<string, Service>> = {
  ...{ postgres, replica, redis, opensearch, 'search-door': searchDoor, s3, mail },
  ...{ clamav, server, worker, varnish, proxy },
};

try {
  const service = known[process.argv[2] ?? ''];
  if (!service) throw new PlainProblem(`Say one of: ${Object.keys(known).join(', ')}.`);
  const missing = service.missing();
  if (missing) throw new PlainProblem(missing);
  await bringUp(service);
} catch (problem) {
  if (!(problem instanceof PlainProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
