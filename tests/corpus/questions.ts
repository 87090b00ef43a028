import pg from 'pg';

/** What is asked of the database after the corpus came in: as its owner, over all sites of the plan. */
export async function connectCorpus(environment: Readonly<Record<string, string | undefined>>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: environment.IMPRINT_DATABASE_OWNER_URL });
  await client.connect();
  await client.query("select set_config('app.reads', (select string_agg(site_id::text, ',') from site), false)");
  return client;
}

const numberOf = async (client: pg.Client, sql: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await client.query(sql, [...values])).rows[0]?.number ?? 0);

/** Archives have a folder of their own name; records are lines of their file. */
export async function entryCounts(client: pg.Client, site: string, format: string, file: string) {
  const prefix = file.replace(/\.tar\.gz$/, '/');
  const count = (outcome: string) =>
    numberOf(
      client,
      `select count(*) as number from import_entry join site using (site_id)
       where sld = $1 and format = $2 and outcome = $3 and starts_with(source, $4)`,
      [site, format, outcome, prefix],
    );
  return { imported: await count('imported'), refused: await count('refused') };
}

/** Things that the full texts of the corpus are known to hold, and how many of each. */
export async function linkCounts(client: pg.Client): Promise<readonly (readonly [string, number, number])[]> {
  const linked = (type: string) =>
    numberOf(
      client,
      `select count(distinct from_id) as number from relation join site using (site_id)
       where sld = 'elife' and type = $1 and to_id is not null and exists (
         select from import_entry entry where entry.site_id = relation.site_id and entry.item_id = from_id and format = 'jats')`,
      [type],
    );
  const several = `select article_id from article_version join site using (site_id)
    where sld = 'elife' group by article_id having count(*) > 1`;
  const versions = await numberOf(client, `select count(*) as number from (${several}) several`);
  const accepted = await numberOf(
    client,
    `select count(*) as number from article_version where value = -1 and article_id in (${several})`,
  );
  return [
    ['retractions linked to their articles', await linked('retracts'), 13],
    ['corrections linked to their articles', await linked('corrects'), 47],
    ['articles in several versions, one reviewed preprint among them', versions, 41],
    ['accepted manuscripts before a full text', accepted, 24],
  ];
}

/** How each table stands: rows and a sum over all their columns, revisions and times included. */
export async function tableStates(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  const states: Record<string, string> = {};
  for (const { name } of rows) {
    const state = await client.query(
      `select count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as state from "${name}" t`,
    );
    states[name] = state.rows[0].state;
  }
  return states;
}

/** What the worker still has to do: tell index and edges, draw and transcode. */
export const countWork = (client: pg.Client): Promise<number> =>
  numberOf(
    client,
    `select (select count(*) from dirty_mark where due_at < 'infinity')
       + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
           and name in (select name from pgboss.queue where dead_letter is not null)) as number`,
  );
