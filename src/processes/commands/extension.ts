import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import contract from '../../platform/kernel/extension.ts?raw';
import type { Command } from './command.ts';
import { entryOf, templates } from './extension/templates.ts';

/** What is installed, and the beginning of a new package. */
export const extensionCommand: Command = {
  purpose: `list | new <point> <folder> begins a package; points: ${Object.keys(templates).join(', ')}`,
  async run(app, [what, point = '', folder]) {
    if (what === 'list') {
      for (const { name, version } of app.extensions.packages) console.log(`${name} ${version}`);
      return;
    }
    const template = templates[point];
    if (what !== 'new' || !template || !folder)
      throw new Error(
        `Say what it extends and where: imprint extension new <point> <folder>. Points: ${Object.keys(templates).join(', ')}.`,
      );
    const place = resolve(folder);
    await beginPackage(place, template);
    console.log(
      `${place} has a package with one ${point}. Add it to IMPRINT_EXTENSIONS and start the processes again.`,
    );
  },
};

/** Never over something that is there. */
async function beginPackage(folder: string, template: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const facts = { name: basename(folder), version: '0.1.0', private: true, type: 'module', main: 'index.ts' };
  const files = {
    'package.json': `${JSON.stringify(facts, null, 2)}\n`,
    'index.ts': entryOf(template),
    'imprint-extension.ts': contract,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { flag: 'wx' });
}
