import { demoCommand } from './commands/demo.ts';
import { migrateCommand } from './commands/migrate.ts';
import type { House } from './compose.ts';

export interface Command {
  readonly purpose: string;
  run(house: House, words: readonly string[]): Promise<void>;
}

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
