import type { TestApp } from './test-app.ts';

interface SampleSite {
  readonly id: number;
  readonly sld: string;
  readonly language?: string;
  readonly classification?: string;
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly gathers?: readonly number[];
}

/** Stores a site that is found by `<sld>.localhost`. Other columns of the table are given by name. */
export async function storeSite({ owner }: Pick<TestApp, 'owner'>, site: SampleSite): Promise<void> {
  const row: Record<string, unknown> = {
    site_id: site.id,
    sld: site.sld,
    domain: 'localhost',
    classification: site.classification ?? 'journal',
    template_id: 'journal',
    default_language: site.language ?? 'en',
    languages: ['zh', 'en'],
    colour_id: 1,
    ...site.columns,
  };
  const names = Object.keys(row);
  await owner.query(
    `insert into site (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
  await owner.query('insert into site_host (host, site_id) values ($1, $2)', [`${site.sld}.localhost`, site.id]);
  for (const [position, gathered] of (site.gathers ?? []).entries()) {
    await owner.query('insert into site_gathering (portal_id, site_id, position) values ($1, $2, $3)', [
      site.id,
      gathered,
      position,
    ]);
  }
}
