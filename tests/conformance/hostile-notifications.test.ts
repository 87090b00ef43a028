import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeArticle } from '../support/sample-article.ts';
import { sampleNotification } from '../support/sample-notification.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';

const [paper, elsewhere] = [idOf(1, 1), idOf(2, 1)];
const origin = 'https://reviews.example.org';
const page = (host: string, id: string) => `https://${host}.localhost/thesisDetails?columnId=${id}`;

const portal = useTestApp(async (app) => {
  for (const [id, sld] of [
    [1, 'optics'],
    [2, 'stranger'],
  ] as const) {
    await storeSite(app, { id, sld });
    await storeArticle(app, id, idOf(id, 1), { item: { doi: `10.5555/${sld}`, source_key: `10.5555/${sld}` } });
    await storeRows(app, id, 'notify_service', [
      { service_id: idOf(id, 2), name: 'Reviews', origin, inbox: '', offers: '{}' },
    ]);
  }
});

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const words = fc.oneof(
  fc.constantFrom(
    script,
    'javascript:alert(1)',
    'data:text/html,x',
    '\u0000',
    '\ud800',
    '__proto__',
    'a'.repeat(9_000),
  ),
  fc.constantFrom(
    page('optics', paper),
    page('optics', elsewhere),
    page('stranger', elsewhere),
    page('stranger', paper),
  ),
  fc.constantFrom(
    'https://doi.org/10.5555/stranger',
    'https://doi.org/%ff',
    `https://doi.org/10.5555/${'%00'}`,
    '10.5555/optics',
  ),
  fc.constantFrom(
    page('optics', '9'.repeat(19)),
    page('optics', '-1'),
    'http://[::1',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.constantFrom(
    null,
    0,
    true,
    [],
    {},
    [[[]]],
    { id: null },
    { id: ['x'] },
    { id: page('stranger', elsewhere), type: 7 },
  ),
  words.map((id) => ({ id })),
  fc.jsonValue({ maxDepth: 4 }),
);
const members = [
  'id',
  'type',
  'actor',
  'origin',
  'target',
  'object',
  'context',
  'inReplyTo',
  'summary',
  '__proto__',
  'x',
];
const types = [
  ['Announce', 'coar-notify:ReviewAction'],
  ['Announce', 'coar-notify:RelationshipAction'],
  'Accept',
  'Undo',
  'Flag',
];

/** A notification in which some members are others, or deep inside them. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...types),
    fc.constantFrom(page('optics', paper), page('stranger', elsewhere)),
    fc.array(fc.tuple(fc.constantFrom(...members), value), { maxLength: 3 }),
    words,
  )
  .map(([type, about, changes, name]) => ({
    ...sampleNotification({ origin, paper: about, type, actor: { name } }),
    ...Object.fromEntries(changes),
  }));
const whole = fc.oneof(
  { weight: 6, arbitrary: spoilt.map((said) => JSON.stringify(said)) },
  fc.jsonValue().map((said) => JSON.stringify(said)),
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{"__proto__":{"id":1}}', '\u0000', '1e999'),
  fc.constantFrom(
    '['.repeat(30_000) + ']'.repeat(30_000),
    `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
    ' '.repeat(70_000),
  ),
);

test('whatever comes to an inbox is answered, and nothing of it is stored at another site or about its papers', async () => {
  const codes = new Map<number, number>();
  let sender = 0;
  const receive = (payload: string) => {
    sender += 1;
    return portal.server.inject({
      method: 'POST',
      url: '/inbox',
      payload,
      remoteAddress: `10.9.${sender >> 8}.${sender & 255}`,
      headers: { host: 'optics.localhost', 'content-type': 'application/ld+json' },
    });
  };
  const sound = sampleNotification({ origin, paper: page('optics', paper), actor: { name: script } });
  expect((await receive(JSON.stringify(sound))).statusCode).toBe(202);
  await fc.assert(
    fc.asyncProperty(whole, async (payload) => {
      const answer = await receive(payload);
      codes.set(answer.statusCode, (codes.get(answer.statusCode) ?? 0) + 1);
      expect(answer.statusCode, payload.slice(0, 300)).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  // Some were refused for what they are, some for what they speak of: nobody was just sent away.
  expect([...codes.keys()]).toEqual(expect.arrayContaining([400, 413, 422]));
  await portal.owner.query("select set_config('app.reads', '1,2', false)");
  const { rows } = await portal.owner.query(
    "select distinct site_id as site, item_id::text as item, address ~ '^https?://' as is_web from notify_announcement",
  );
  expect(rows).toEqual([{ site: 1, item: paper, is_web: true }]);
}, 120_000);
