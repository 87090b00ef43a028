import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** A program of our own that runs in the sandbox: `pictures` is `pictures.child.ts`, or what was built of it. */
export const childProgram = (name: string): string =>
  fileURLToPath(new URL(`./${name}.child.${isSource ? 'ts' : 'js'}`, import.meta.url));

/** What Node has to read to run one: itself, the program and the packages, among them the one that is named. */
export function readableByChild(module: string): readonly string[] {
  const require = createRequire(import.meta.url);
  const packages = /^.*?\/node_modules(?=\/)/.exec(require.resolve(module))?.[0] as string;
  const folder = dirname(fileURLToPath(import.meta.url));
  // The packages may be those of another checkout, around this one.
  const code = isSource ? join(folder, '../../..') : folder;
  return [process.execPath, packages, join(dirname(packages), 'package.json'), code];
}
