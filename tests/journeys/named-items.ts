import pg from 'pg';

const placeholder = /\{([a-z-]+):([^}]+)\}/;

/** What a named sample is stored under, as the owner of all sites reads it. */
async function readSample(ownerUrl: string, column: string, kind: string, key: string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("select set_config('app.reads', (select string_agg(site_id::text, ',') from site), false)");
    // A site with one borrowed paper has its subject and authors too; the first site is where they come from.
    const { rows } = await owner.query(
      `select ${column} as found from item where kind = $1 and source_key = $2
         and site_id = (select min(site_id) from item where kind = $1 and source_key = $2)`,
      [kind, key],
    );
    if (rows.length !== 1) throw new Error(`${rows.length} samples are called {${kind}:${key}}.`);
    return rows[0].found;
  } finally {
    await owner.end();
  }
}

/** Ids are given out while the demo is filled; a path names a sample by its key instead: `/newsInfo?columnId={news:sample:optics/news/1}`. */
export async function withItems(ownerUrl: string, path: string): Promise<string> {
  const [whole, kind = '', key = ''] = placeholder.exec(path) ?? [];
  if (!whole) return path;
  return withItems(ownerUrl, path.replace(whole, await readSample(ownerUrl, 'id::text', kind, key)));
}

/** The title of the first sample that a path names. */
export function namedTitle(ownerUrl: string, path: string, language: 'zh' | 'en'): Promise<string> {
  const [, kind = '', key = ''] = placeholder.exec(path) ?? [];
  return readSample(ownerUrl, `titles ->> '${language}'`, kind, key);
}
