import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildah, demandTools, podman } from './image/containers.ts';
import { PlainProblem } from './native/plain-problem.ts';
import { services } from './native/settings.ts';

// `npm run image`                  builds the images of the portal and of the edge, without Docker, and tells their size
// `npm run image -- --target server`   another stage of the portal's Dockerfile: server, models
// `npm run image -- --fresh`       builds everything anew and tells whether the same bytes come out
// `npm run image -- check`         lints them, starts the portal's next to the engines of this checkout and looks into it
// `npm run image -- journeys`      walks journeys through a server and a worker of the image; other words are files' names

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { target: { type: 'string', default: 'portal' }, fresh: { type: 'boolean', default: false } },
});
const name = (image: string) => `localhost/imprint${image}`;
const base = name('-base');
/** Home, a paper, search, and everything about logging in. */
const journeys = ['home', 'article', 'search', 'accounts'];
/** Files of an image are as old as the commit that it is made from. */
const git = (...words: string[]) => execFileSync('git', words, { cwd: services.checkout, encoding: 'utf8' }).trim();

const megabytesOf = (tag: string): string =>
  (Number(podman('image', 'inspect', '--format', '{{.Size}}', tag)) / 1e6).toFixed(0);

/** Debian as small as it gets, where no registry has to be reached for it. */
function provideBase(): void {
  if (podman('images', '--quiet', base)) return;
  const archive = join(services.cache, 'bookworm-minbase.tar');
  if (!existsSync(archive)) {
    mkdirSync(services.cache, { recursive: true });
    const draft = `${archive}.${process.pid}.tar`;
    const words = ['--variant=minbase', '--include=ca-certificates', 'bookworm', draft];
    if (spawnSync('mmdebstrap', words, { stdio: 'inherit' }).status !== 0)
      throw new PlainProblem('The base could not be made by mmdebstrap.');
    renameSync(draft, archive);
  }
  podman('import', '--quiet', archive, base);
}

function build(dockerfile: string, context: string, target: string | undefined, tag: string): void {
  const began = performance.now();
  const before = values.fresh && podman('images', '--quiet', '--no-trunc', tag);
  const authorities = process.env.SSL_CERT_FILE ?? '/etc/ssl/certs/ca-certificates.crt';
  const { version } = JSON.parse(readFileSync(join(services.checkout, 'package.json'), 'utf8'));
  buildah(
    ...['build', '--isolation', 'chroot', '--format', 'docker', '--pull-never'],
    ...['--timestamp', git('show', '-s', '--format=%ct', 'HEAD')],
    ...(values.fresh ? ['--no-cache'] : ['--layers']),
    ...(existsSync(authorities) ? ['--secret', `id=authorities,src=${authorities}`] : []),
    ...['--build-arg', `BASE=${base}`, '--build-arg', `VERSION=${version}`],
    ...['--build-arg', `REVISION=${git('rev-parse', 'HEAD')}`],
    ...(target ? ['--target', target] : []),
    ...['-f', dockerfile, '-t', tag, context],
  );
  const id = podman('images', '--quiet', '--no-trunc', tag);
  const same = before && (before === id ? ', the same bytes as before' : ', other bytes than before');
  console.log(`${tag}: ${megabytesOf(tag)} MB, ${((performance.now() - began) / 1_000).toFixed(0)} s${same || ''}`);
}

/** A program of the tests, told which image it is about. */
function runTests(program: string, words: readonly string[]): void {
  const image = process.env.IMPRINT_IMAGE ?? name('');
  console.log(`${image}: ${megabytesOf(image)} MB`);
  const { status } = spawnSync(program, words, { env: { ...process.env, IMPRINT_IMAGE: image }, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

try {
  demandTools();
  const [action, ...words] = positionals;
  if (action === 'check') runTests('vitest', ['run', 'tests/operating/image.test.ts', '--reporter=verbose']);
  else if (action === 'journeys') {
    const files = words.length > 0 ? words : journeys.map((one) => `tests/journeys/${one}.journey.ts`);
    runTests(process.execPath, ['tests/journeys/run.ts', '--ci', ...files]);
  } else {
    provideBase();
    const tag = values.target === 'portal' ? name('') : name(`-${values.target}`);
    build('ops/images/portal/Dockerfile', '.', values.target, tag);
    build('ops/images/varnish/Dockerfile', 'ops', undefined, name('-edge'));
  }
} catch (problem) {
  if (!(problem instanceof PlainProblem)) throw problem;
  console.error(`imprint: ${problem.message}`);
  process.exitCode = 1;
}
