import { idOf } from '../../../src/platform/kernel/id.ts';
import type { MarkedSite } from '../../isolation/marked-site.ts';
import { fileOf } from '../../isolation/sample-content-rows.ts';
import type { Row } from '../../isolation/sample-rows.ts';

/** The word that each of them begins with; it is what can be looked for in a page, however the rest is written. */
export const hostileWord = 'hostilewords';

/** Each ends what may stand around it in another way, and then runs or loads something. */
const attacks = [
  '</title></textarea></script><script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>' onfocus='alert(1)' autofocus tabindex=0 x='`,
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  ']]>--><iframe srcdoc="<script>alert(1)</script>"></iframe><base href="https://evil.example/">',
  '\u2028"-alert(1)-"\\";alert(1)//<!--<script>',
  "$& $` $' {{7*7}} &lt;script&gt;alert(1)&lt;/script&gt; <img src=https://evil.example/x.png>",
];

const siteOf = (id: number, mark: string): MarkedSite => ({
  id,
  sld: `site${id}`,
  host: `site${id}.localhost`,
  mark,
  itemId: (counter) => idOf(id, counter),
});

/** What a page of harmless words looks like. */
export const plainSite = siteOf(1, `${hostileWord} and nothing else`);

/** Each has its attack wherever it stores a text. */
export const hostileSites: readonly MarkedSite[] = attacks.map((attack, place) =>
  siteOf(place + 2, `${hostileWord} ${attack}`),
);

type Rows = Readonly<Record<string, readonly Row[]>>;

/**
 * The samples for whole pages. Keys of the search are made of the texts. Bodies, abstracts, captions and tables are HTML that was made safe when it was
 * stored, which attacks.test.ts judges. Where an address stands, a hostile site has one that runs.
 */
export const rowsForPages =
  ({ mark }: MarkedSite) =>
  ({ search_key, ...rows }: Rows): Rows => {
    const isHostile = mark !== plainSite.mark;
    const body = fileOf(plainSite).sha256;
    const html = { en: `<p>${hostileWord}</p>` };
    const each = (table: string, change: Row) => ({
      [table]: rows[table]?.map((row) => ({ ...row, ...change })) ?? [],
    });
    const files = rows.stored_file ?? [];
    const safe = {
      ...rows,
      stored_file: isHostile ? [...files, ...files.map((row) => ({ ...row, sha256: body }))] : files,
      ...each('article', { body, abstracts: html }),
      ...each('figure', { captions: html }),
      ...each('article_version', { body }),
      ...each('sub_article', { body }),
      ...each('data_table', { content: hostileWord, captions: html }),
      personal_album: rows.personal_album?.map(shortName) ?? [],
      counter_key:
        rows.counter_key?.map((row) => ({ ...row, requestor_id: String(row.requestor_id).slice(0, 100) })) ?? [],
    };
    return withEach(safe, (text) =>
      isHostile && text === `https://${mark}.example/` ? 'javascript:alert(1)//https://evil.example/' : text,
    ) as Rows;
  };

const shortName = (row: Row): Row => ({ ...row, name: String(row.name).slice(0, 50) });

function withEach(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withEach(one, change));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withEach(one, change)]));
}
