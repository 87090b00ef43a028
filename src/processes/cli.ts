import type { Command } from './commands/command.ts';
import { demoCommand } from './commands/demo.ts';
import { migrateCommand } from './commands/migrate.ts';

const helpCommand: Command = {
  purpose: 'shows this list',
  async run() {
    for (const [name, { purpose }] of Object.entries(commands)) console.log(`imprint ${name.padEnd(10)} ${purpose}`);
  },
};

export const commands: Readonly<Record<string, Command>> = {
  help: helpCommand,
  migrate: migrateCommand,
  demo: demoCommand,
};
