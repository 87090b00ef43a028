import { afterAll, expect, vi } from 'vitest';
import { indexAll } from '../../isolation/search-content.ts';
import { dropIndices } from '../indices.ts';
import { storeText } from '../sample-text.ts';
import { storeSite } from '../sites.ts';
import { type Answer, type TestApp, useTestApp } from '../test-app.ts';
import { album, foreign, perovskiteText, units } from './sample-units.ts';

/** Views, downloads, citations, comments and score of the papers: each puts them into an order of its own. */
const countsOfPapers = [
  [1, 10, 30, 20, 10, 3],
  [2, 30, 10, 10, 20, 4],
  [6, 20, 20, 30, 30, 2],
] as const;

async function fill(test: TestApp, ids: Map<string, string>): Promise<void> {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeText(test, perovskiteText);
  for (const [site, content] of [
    [1, units],
    [1, [album]],
    [2, [foreign]],
  ] as const) {
    const scope = { reads: [site], writes: site };
    await test.app.database.transaction(scope, (transaction) => test.app.write(transaction, site, content));
    await test.owner.query(
      `select set_config('app.reads', '${site}', false), set_config('app.writes', '${site}', false)`,
    );
    const { rows } = await test.owner.query('select id, source_key, kind from item where site_id = $1', [site]);
    for (const row of rows) ids.set(`${site} ${row.source_key}`, String(row.id));
    for (const [number, ...counts] of countsOfPapers)
      await test.owner.query(
        'update item set views = $2, downloads = $3, citations = $4, comments = $5, score = $6 where source_key = $1',
        [`10.5555/paper.${number}`, ...counts],
      );
  }
  await test.owner.query(`select set_config('app.reads', '3', false), set_config('app.writes', '3', false)`);
  await test.owner.query(
    `insert into sub_pool (site_id, id, code, position, names, sites) values (3, ${(3n << 40n) + 1n}, 'light', 1, '{"en":"Light"}', '{1,2}')`,
  );
  await indexAll(test);
}

export const patience = { timeout: 20_000, interval: 500 };

type Parameters = Readonly<Record<string, string | string[]>>;

/** A site with sample content, another with some of its words, and a portal that gathers the first: all of it searchable. */
export function useSearchPortal() {
  /** By `site key`. */
  const ids = new Map<string, string>();
  const portal = useTestApp((app) => fill(app, ids));
  afterAll(() => dropIndices(portal.app.settings));
  vi.setConfig({ testTimeout: 30_000 });

  /** On a busy machine the engine may be late; the database then answers in its place until it is back. */
  const ask = async (
    path: string,
    parameters: Parameters,
    host = 'optics',
    language = 'en',
    tries = 6,
  ): Promise<Answer> => {
    const search = new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as [string, string]),
      ),
    );
    const answer = await portal.get(`${host}.localhost`, `${path}?${search}`, { language });
    if (!answer.data?.reduced || tries === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return ask(path, parameters, host, language, tries - 1);
  };

  const titles = async (parameters: Parameters, path = '/front/advSearch'): Promise<string[]> => {
    const { data, message } = await ask(path, parameters);
    if (!data) throw new Error(message);
    expect(data.reduced).toBe(false);
    return data.content.map((hit: { resName: string }) => hit.resName);
  };

  return { app: portal, ids, ask, titles };
}
