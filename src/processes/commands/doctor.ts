import { once } from 'node:events';
import { open, readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { LogHead } from '../../platform/kernel/sealed-change.ts';
import { backupFolder } from '../backup/copy-files.ts';
import type { App } from '../create-app.ts';
import { checkEngines } from '../engine-checks.ts';
import { checks } from '../integrity/store/checks.ts';
import { dumpInstallation } from '../integrity/store/dump/dump-installation.ts';
import { dumpSite } from '../integrity/store/dump/dump-site.ts';
import { listSites } from '../integrity/store/lists.ts';
import { readHeads } from '../integrity/store/log-heads.ts';
import type { CheckedSite } from '../integrity/use-cases/check.ts';
import { examineSite } from '../integrity/use-cases/check.ts';
import { fingerprint } from '../integrity/use-cases/fingerprint.ts';
import { sandboxWords } from '../sandbox-words.ts';
import words from '../setup/words.en.json' with { type: 'json' };
import type { Command } from './command.ts';

/** How many sentences a check may say of one site. */
const mostSentences = 20;

export const doctorCommand: Command = {
  purpose:
    'proves that every site is whole; --site <sld or id>, --quick believes the file store, --anchor <log file or backup> compares the console’s logs with what was known outside, --fingerprint [--dump <file>] sums up each site and the whole installation instead',
  async run(app, words) {
    const { values } = parseArgs({
      args: [...words],
      options: {
        site: { type: 'string' },
        quick: { type: 'boolean', default: false },
        fingerprint: { type: 'boolean', default: false },
        dump: { type: 'string' },
        anchor: { type: 'string', multiple: true, default: [] },
      },
    });
    const sites = values.site === undefined ? listSites(app.database) : [await siteOf(app, values.site)];
    if (values.fingerprint || values.dump) {
      await sumUp(app, sites, values.dump);
      if (values.site === undefined) await sumUpInstallation(app);
    } else {
      await examine(app, sites, values.quick, await anchorsOf(app, values.anchor));
      if (values.site === undefined) {
        await printEngines(app);
        console.log(`Sandbox of media tools: ${sandboxWords[await app.tools.sandbox()]}`);
        console.log(`PDFs of papers without one: ${app.typesetting ? 'made by WeasyPrint.' : typesetterIsAway}`);
      }
    }
  },
};

const typesetterIsAway = 'none; "npm run services -- install" fetches WeasyPrint, IMPRINT_WEASYPRINT names its folder.';

type Sites = AsyncIterable<CheckedSite> | Iterable<CheckedSite>;

async function siteOf({ sites }: App, given: string): Promise<CheckedSite> {
  const site = (await sites.bySld(given)) ?? (/^\d{1,7}$/.test(given) ? await sites.byId(Number(given)) : undefined);
  if (!site) throw new Error(`There is no site "${given}".`);
  return site;
}

/** What the log stream or a backup knows of the console's logs. */
async function anchorsOf({ sealKeys }: App, paths: readonly string[]): Promise<LogHead[]> {
  const heads: LogHead[] = [];
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory();
    const text = await readFile(isFolder ? backupFolder(path).heads : path, 'utf8');
    heads.push(...readHeads(text.split('\n'), sealKeys));
  }
  if (paths.length > 0) console.log(`Anchors of the console's logs: ${heads.length}.`);
  return heads;
}

export async function examine(app: App, sites: Sites, quick: boolean, logHeads: readonly LogHead[]): Promise<void> {
  let wrong = 0;
  let examined = 0;
  for await (const site of sites) {
    examined += 1;
    const before = wrong;
    for await (const { check, sentences, total } of examineSite(
      site,
      checks,
      { ...app, quick, logHeads },
      mostSentences,
    )) {
      wrong += total;
      console.log(`${site.sld}: not true that ${check.promise}.`);
      for (const sentence of sentences) console.log(`  ${sentence}`);
      if (total > sentences.length) console.log(`  … and ${total - sentences.length} more.`);
      console.log(`  What to do: ${check.remedy}`);
    }
    if (wrong === before) console.log(`${site.sld}: ${checks.length} checks, nothing wrong.`);
  }
  if (examined > 1) console.log(`${examined} sites: ${wrong === 0 ? 'nothing wrong' : `${wrong} things wrong`}.`);
  if (wrong > 0) process.exitCode = 1;
}

/** The same that the setup page shows. What is not set up may be so on purpose. */
async function printEngines(app: App): Promise<void> {
  for (const { engine, state, detail } of await checkEngines(app)) {
    const name = words[`engine.${engine}`];
    if (state === 'well') console.log(`${name}: ${detail}.`);
    else if (state === 'absent') console.log(`${name}: ${words[`without.${engine as 'mail' | 'scanner'}`]}`);
    else {
      console.log(`${name}: ${detail}.`);
      console.log(`  What to do: ${words[`remedy.${engine}`]}`);
      process.exitCode = 1;
    }
  }
}

async function sumUp({ database, kinds }: App, sites: Sites, path: string | undefined): Promise<void> {
  const dump = path === undefined ? undefined : (await open(path, 'w')).createWriteStream();
  for await (const site of sites) {
    const lines = dumpSite(database, kinds, site.id);
    const { sha256, rows } = await fingerprint(lines, async (line) => {
      if (dump?.write(`${line}\n`) === false) await once(dump, 'drain');
    });
    console.log(`${sha256}  ${site.sld}, ${rows} rows`);
  }
  if (dump) await new Promise((resolve) => dump.end(resolve));
}

export async function sumUpInstallation({ database }: Pick<App, 'database'>): Promise<string> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const table of dumpInstallation(database)) {
      rows += table.rows;
      yield table.line;
    }
  }
  const { sha256 } = await fingerprint(lines());
  console.log(`${sha256}  the whole installation, ${rows} rows`);
  return sha256;
}
