import { describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
let owner: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
});

const open = async () => (await portal.get(host, '/console/document?kind=theme&id=one', owner.headers)).data;
const save = async (change: object, as = 'published') => {
  const { state, document } = await open();
  const wanted = { kind: 'theme', id: 'one', as, state, document: { ...document, ...change } };
  return (await portal.post(host, '/console/document/save', wanted, owner.headers)).data;
};
const log = async () => (await portal.get(host, '/console/changes?kind=theme&id=one', owner.headers)).data.content;
const frameMarks = async () =>
  (await portal.owner.query("select 1 from dirty_mark where sink = 'edge' and site_id = 1 and item_id = 0")).rows
    .length;
const cleanMarks = () => portal.owner.query('delete from dirty_mark');
const colourId = async () =>
  (await portal.owner.query('select colour_id from site where site_id = 1')).rows[0].colour_id;
const stylesheet = async () => (await portal.get(host, '/front/site/getTheme')).data.stylesheet;
const memoryEnds = () => new Promise((resolve) => setTimeout(resolve, 5_100));

const weakStyle = '[data-part="footer"]{color:#dddddd;background-color:#ffffff}';

describe('a theme', () => {
  test('as a draft changes nothing for readers', async () => {
    await cleanMarks();
    expect((await save({ colourId: '5' }, 'draft')).outcome).toBe('stored');
    expect(await colourId()).toBe(1);
    expect(await frameMarks()).toBe(0);
    await portal.post(host, '/console/document/dropDraft', { kind: 'theme', id: 'one' }, owner.headers);
  });

  test('published and rolled back reaches readers and the edge each time', async () => {
    const before = await stylesheet();
    await cleanMarks();
    const saved = await save({ colourId: '5', typePairing: 'serif', homeGrid: 'magazine', cards: 'tile' });
    expect(saved.outcome).toBe('stored');
    expect((await open()).state).toBe(saved.state);
    expect(await frameMarks()).toBe(1);
    await memoryEnds();
    expect(await stylesheet()).not.toBe(before);
    const [{ number }] = await log();
    await cleanMarks();
    await portal.post(host, '/console/document/restore', { number, to: 'before' }, owner.headers);
    expect(await colourId()).toBe(1);
    expect(await frameMarks()).toBe(1);
    await memoryEnds();
    expect(await stylesheet()).toBe(before);
  });

  test('with colours of its own needs one', async () => {
    expect((await save({ colourId: '15', colour: null })).problems).toMatchObject([{ path: 'colour' }]);
  });
});

describe('a theme that can hardly be read', () => {
  test.each([
    ['by its colour', { colourId: '15', colour: '#ffee00' }],
    ['by its own style', { cssContent: weakStyle }],
  ] as const)('%s is not published unnoticed', async (_, change) => {
    const saved = await save(change);
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: 'accepted' }] });
    expect(await colourId()).toBe(1);
  });

  test('is published after a yes to just that, which stands in the log', async () => {
    const accepted = ['[data-part="footer"] light #dddddd #ffffff', '[data-part="footer"] dark #dddddd #ffffff'].join(
      '\n',
    );
    expect((await save({ cssContent: weakStyle, accepted })).outcome).toBe('stored');
    expect((await log())[0].after.accepted).toBe(accepted);
    expect((await open()).document.accepted).toBe(accepted);
  });

  test('does not get past that question as a draft that is restored', async () => {
    const cssContent = weakStyle.replace('#dddddd', '#e5e5e5');
    expect((await save({ cssContent }, 'draft')).outcome).toBe('stored');
    const [{ number }] = await log();
    const restored = await portal.post(host, '/console/document/restore', { number, to: 'after' }, owner.headers);
    expect(restored.status).not.toBe(0);
    await portal.post(host, '/console/document/dropDraft', { kind: 'theme', id: 'one' }, owner.headers);
    expect((await open()).document.cssContent).toBe(weakStyle);
  });

  test('needs a new yes when it gets worse', async () => {
    const saved = await save({ cssContent: weakStyle.replace('#dddddd', '#eeeeee') });
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: 'accepted' }] });
  });
});

test('a style that could do harm is stored as written and never sent', async () => {
  const cssContent = '[data-part="header"]{position:fixed;padding:4px} body{display:none}';
  expect((await save({ cssContent })).outcome).toBe('stored');
  await memoryEnds();
  const address = await stylesheet();
  const { body } = await portal.server.inject({ method: 'GET', url: address, headers: { host } });
  expect(body).toContain('padding:4px');
  expect(body).not.toContain('position');
  expect(body).not.toContain('display:none');
});
