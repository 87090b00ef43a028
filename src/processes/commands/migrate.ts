import { join } from 'node:path';
import { migrate } from '../../platform/adapters/postgres/migrate.ts';
import type { Command } from './command.ts';

/** The migrations lie in the checkout or image, next to where the processes are started. */
export const migrationFolder = join(process.cwd(), 'db', 'migrations');

export const migrateCommand: Command = {
  purpose: 'brings the database to the newest schema',
  async run({ settings }) {
    if (!settings.IMPRINT_DATABASE_OWNER_URL)
      throw new Error('IMPRINT_DATABASE_OWNER_URL is needed to change the schema.');
    const { applied } = await migrate(settings.IMPRINT_DATABASE_OWNER_URL, migrationFolder);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  },
};
