import { userInfo } from 'node:os';
import { masked } from '../platform/kernel/masked.ts';
import { backupCommand } from './commands/backup.ts';
import { bounceCommand } from './commands/bounce.ts';
import { bridgeCommand } from './commands/bridge.ts';
import type { Command } from './commands/command.ts';
import { commentsCommand } from './commands/comments.ts';
import { customerCommand } from './commands/customer.ts';
import { doctorCommand } from './commands/doctor.ts';
import { drillCommand } from './commands/drill.ts';
import { extensionCommand } from './commands/extension.ts';
import { importCommand } from './commands/import.ts';
import { jobsCommand } from './commands/jobs.ts';
import { keysCommand } from './commands/keys.ts';
import { mergeCommand } from './commands/merge.ts';
import { migrateCommand } from './commands/migrate.ts';
import { operatorCommand } from './commands/operator.ts';
import { reindexCommand } from './commands/reindex.ts';
import { restoreCommand } from './commands/restore.ts';
import { rorCommand } from './commands/ror.ts';
import { sessionCommand } from './commands/session.ts';
import { siteCommand } from './commands/site.ts';
import { withdrawCommand } from './commands/withdraw.ts';
import type { App } from './create-app.ts';

const helpCommand: Command = {
  purpose: 'shows this list',
  async run() {
    for (const [name, { purpose }] of Object.entries(commands)) console.log(`imprint ${name.padEnd(10)} ${purpose}`);
  },
};

export const commands: Readonly<Record<string, Command>> = {
  help: helpCommand,
  migrate: migrateCommand,
  site: siteCommand,
  operator: operatorCommand,
  import: importCommand,
  ror: rorCommand,
  withdraw: withdrawCommand,
  merge: mergeCommand,
  comments: commentsCommand,
  doctor: doctorCommand,
  jobs: jobsCommand,
  bounce: bounceCommand,
  session: sessionCommand,
  customer: customerCommand,
  keys: keysCommand,
  extension: extensionCommand,
  reindex: reindexCommand,
  bridge: bridgeCommand,
  backup: backupCommand,
  restore: restoreCommand,
  drill: drillCommand,
};

/** These change nothing of the installation. */
const silentCommands = ['help', 'doctor', 'jobs', 'extension'];

/** Runs a command; whoever has the machine has the installation, so what they did with it is on record. */
export async function runCommand(app: App, name: string, command: Command, words: readonly string[]): Promise<void> {
  const record = async (outcome: 'succeeded' | 'failed') => {
    if (silentCommands.includes(name)) return;
    const detail = {
      command: name,
      words: words.map(withoutAddress).join(' ').slice(0, 300),
      user: userInfo().username,
    };
    await app.security.record({ kind: 'command', outcome, site: null, account: null, detail });
  };
  try {
    await command.run(app, words);
  } catch (problem) {
    await record('failed');
    throw problem;
  }
  await record('succeeded');
}

const withoutAddress = (word: string): string => (word.includes('@') ? masked(word) : word);
