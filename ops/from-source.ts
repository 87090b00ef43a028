import { globSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';
import { serviceEnvironment } from './native/settings.ts';

// Runs a program that fills an installation and is no part of the product, with the engines of this checkout unless the
// environment names others: `node ops/from-source.ts samples/load.ts --bare`. It is bundled for this one run, which takes a second;
// loading a thousand modules one by one takes five.

interface Program {
  run(words: readonly string[]): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');
const [file = '', ...words] = process.argv.slice(2);
const outDir = join(root, 'build', 'programs', String(process.pid));
/** Threads and child processes start from files of their own, next to the program. */
const workerFiles = globSync('src/**/*.{thread,child}.ts', { cwd: root }).map((path) => [basename(path, '.ts'), path]);

process.chdir(root);
process.env = {
  NODE_ENV: 'production',
  ...(process.env.IMPRINT_DATABASE_URL ? {} : serviceEnvironment()),
  ...process.env,
};
try {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node26',
      rollupOptions: {
        input: { program: file, ...Object.fromEntries(workerFiles) },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const program: Program = await import(join(outDir, 'program.js'));
  await program.run(words);
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
