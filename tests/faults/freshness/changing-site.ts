import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { postgresAddingUp } from '../../../src/features/discovery/usage/store/postgres-adding-up.ts';
import type { SiteConfiguration } from '../../../src/features/sites/site/domain/configuration.ts';
import type { Site } from '../../../src/features/sites/site/store/postgres-sites.ts';
import { createStylesheets } from '../../../src/features/sites/site/use-cases/stylesheets.ts';
import { connectPostgres } from '../../../src/platform/adapters/postgres/postgres-database.ts';
import { idOf } from '../../../src/platform/kernel/id.ts';
import { limits } from '../../../src/processes/limits.ts';
import { createHistory, type History } from './history.ts';

/** Each change has a number, which stands wherever pages show what it changed. */
export interface PaperState {
  readonly title: number;
  readonly isVisible: boolean;
}
export interface FrameState {
  readonly name: number;
  readonly channel: number;
  readonly footer: number;
  readonly stylesheet: string;
}
interface Paper {
  readonly state: History<PaperState>;
  readonly views: History<number>;
}

const firstCounter = 7_000_000;
export const papersInIssue = 24;
const papersElsewhere = 60;
/** Half of all that is changed and read is about these, so that changes and renderings meet. */
const hotPapers = 8;

export const pickPaper = (papers: number, random: () => number): number =>
  Math.floor(random() * (random() < 0.5 ? hotPapers : papers));

const sayNumber = (number: number): string => `state v${String(number).padStart(6, '0')}`;
const everywhere = (words: string) => ({ zh: words, en: words });

/** Changes as often as chance picks them, by how often it does. */
const kinds = {
  rename: 40,
  hide: 16,
  add: 4,
  count: 8,
  navigation: 8,
  settings: 8,
  theme: 8,
  wholeFrame: 8,
} as const;
type Kind = keyof typeof kinds;

export type ChangingSite = Awaited<ReturnType<typeof createChangingSite>>;

/** A site whose papers and frame say which change made them; what it ever was is known. */
export async function createChangingSite(databaseUrl: string, site: number, random: () => number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { connections: _, ...database } = limits.database;
  const counting = connectPostgres({ ...database, url: databaseUrl, connections: 1 });
  const papers: Paper[] = [];
  let changes = 0;
  const paperTitle = (place: number, number: number) => `Paper ${site}.${place} ${sayNumber(number)}`;

  const transaction = async (...statements: readonly (readonly [string, readonly unknown[]])[]) => {
    await client.query('begin');
    await client.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
    const answers: pg.QueryResult[] = [];
    for (const [text, values] of statements) answers.push(await client.query(text, [site, ...values]));
    await client.query('commit');
    return answers;
  };
  const rows = async (text: string) => (await transaction([text, []]))[0]?.rows ?? [];

  const [theme] = await rows("select value from site_config where site_id = $1 and section = 'look'");
  const [issue] = await rows(
    'select id, journal_id from period where site_id = $1 order by year desc, volume desc, id desc limit 1',
  );
  const [channel] = await rows(
    'select id from channel where site_id = $1 and parent_id is null order by position offset 1 limit 1',
  );
  const { address } = createStylesheets();
  const colourOf = (number: number) => `#${((number * 7_919) % 0xffffff).toString(16).padStart(6, '0')}`;
  const stylesheetOf = (number: number) =>
    address({ colourId: 15, colour: colourOf(number) } as Site, theme.value as SiteConfiguration['look']);

  const toPaper = (place: number, { title, isVisible }: PaperState) =>
    [
      `update item set titles = $3, status = $4 where site_id = $1 and id = $2`,
      [idOf(site, firstCounter + place), everywhere(paperTitle(place, title)), isVisible ? 'published' : 'draft'],
    ] as const;
  const toSection = (section: string, field: string, words: string) =>
    [
      'update site_config set value = value || jsonb_build_object($3::text, $4::jsonb) where site_id = $1 and section = $2',
      [section, field, JSON.stringify(everywhere(words))],
    ] as const;
  const toFrame = {
    name: (number: number) => toSection('header', 'name', `Site ${sayNumber(number)}`),
    footer: (number: number) => toSection('footer', 'publisher', `Footer ${sayNumber(number)}`),
    channel: (number: number) =>
      [
        'update channel set names = $3 where site_id = $1 and id = $2',
        [channel.id, everywhere(`Channel ${sayNumber(number)}`)],
      ] as const,
    stylesheet: (number: number) =>
      ['update site set colour_id = 15, colour = $2 where site_id = $1', [colourOf(number)]] as const,
  };

  const frame = createHistory<FrameState>({ name: 0, channel: 0, footer: 0, stylesheet: stylesheetOf(0) });
  const changeFrame = (number: number, parts: readonly (keyof FrameState)[]) =>
    frame.change(
      {
        ...frame.current(),
        ...Object.fromEntries(parts.map((part) => [part, part === 'stylesheet' ? stylesheetOf(number) : number])),
      },
      () => transaction(...parts.map((part) => toFrame[part](number))),
    );

  const add = async (number: number) => {
    const place = papers.length;
    const key = `10.5555/fresh.${site}.${place}`;
    const state = createHistory<PaperState>({ title: number, isVisible: false });
    papers.push({ state, views: createHistory(0) });
    const [journal, period] = place < papersInIssue ? [issue.journal_id, issue.id] : [null, null];
    await state.change({ title: number, isVisible: true }, () =>
      transaction(
        [
          `insert into item (site_id, id, kind, status, titles, doi, source_key, language, published_on)
           values ($1, $2, 'article', 'published', $3, $4, $4, 'en', '2026-11-01')`,
          [idOf(site, firstCounter + place), everywhere(paperTitle(place, number)), key],
        ],
        [
          `insert into article (site_id, id, type, publication_type, access_type, journal_id, period_id, position)
           values ($1, $2, 'research-article', 0, 0, $3, $4, $5)`,
          [idOf(site, firstCounter + place), journal, period, place],
        ],
      ),
    );
  };

  /** As the worker counts, but without its pauses. */
  const count = async ({ views }: Paper, place: number) => {
    await transaction(
      [
        "insert into usage_event (site_id, item_id, what, reader) values ($1, $2, 'view', $3)",
        [idOf(site, firstCounter + place), randomBytes(16)],
      ],
      ['insert into usage_progress (site_id) values ($1) on conflict (site_id) do update set due_at = now()', []],
    );
    const times = { ...limits.counting, complete: 0 };
    await views.change(views.current() + 1, async () => {
      while ((await postgresAddingUp(counting).addUp(site, times, 1_000)) === 0)
        await transaction(['update usage_progress set due_at = now() where site_id = $1', []]);
    });
  };

  const change = async (kind: Kind, number: number): Promise<void> => {
    const place = pickPaper(papers.length, random);
    const paper = papers[place] as Paper;
    const { state } = paper;
    const changePaper = (next: PaperState) => state.change(next, () => transaction(toPaper(place, next)));
    if (kind === 'add') return add(number);
    if (kind === 'count') return count(paper, place);
    if (kind === 'rename') return changePaper({ ...state.current(), title: number });
    if (kind === 'hide') return changePaper({ title: number, isVisible: !state.current().isVisible });
    if (kind === 'navigation') return changeFrame(number, ['channel']);
    if (kind === 'settings') return changeFrame(number, ['name', 'footer']);
    if (kind === 'theme') return changeFrame(number, ['stylesheet']);
    return changeFrame(number, ['name', 'channel', 'footer', 'stylesheet']);
  };

  await changeFrame(0, ['name', 'channel', 'footer', 'stylesheet']);
  while (papers.length < papersInIssue + papersElsewhere) await add(0);

  return {
    site,
    papers,
    frame,
    addressOf: (place: number) => `/article/doi/10.5555/fresh.${site}.${place}`,
    changes: () => changes,
    async changeSomething(): Promise<void> {
      changes += 1;
      await change(pickKind(random()), changes);
    },
    /** Shows a paper under a new name. */
    async rename(place: number): Promise<void> {
      changes += 1;
      const { state } = papers[place] as Paper;
      const next = { title: changes, isVisible: true };
      await state.change(next, () => transaction(toPaper(place, next)));
    },
    async end() {
      await client.end();
      await counting.close();
    },
  };
}

function pickKind(chance: number): Kind {
  const entries = Object.entries(kinds) as [Kind, number][];
  let left = chance * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'rename';
}
