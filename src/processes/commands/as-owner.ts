import pg from 'pg';
import type { Transaction } from '../../platform/ports/database.ts';

/** The directory of sites is the owner's to write; the processes may only read it. */
export async function asOwner<Outcome>(
  url: string | undefined,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  if (!url) throw new Error('IMPRINT_DATABASE_OWNER_URL is needed to enter sites into the directory.');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('begin');
    const outcome = await work({
      async rows(statement) {
        const { sql: text, parameters } = statement.compile();
        return (await owner.query(text, [...parameters])).rows;
      },
    });
    await owner.query('commit');
    return outcome;
  } finally {
    await owner.end();
  }
}
