import pg from 'pg';
import { inject } from 'vitest';

/** What someone else does meanwhile at the first sample site: an editor, an importer, another member. */
export async function atOptics(...statements: readonly (readonly [text: string, values: unknown[]])[]) {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
    const answers = [];
    for (const [text, values] of statements) answers.push((await owner.query(text, values)).rows);
    await owner.query('commit');
    return answers;
  } finally {
    await owner.end();
  }
}
