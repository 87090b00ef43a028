import { describe, expect, test } from 'vitest';
import type { Alert } from './alert.ts';
import { type FreshItem, matchAlerts } from './match-alerts.ts';

const now = new Date('2026-11-15');
const paper = (id: string, more: Partial<FreshItem> = {}): FreshItem => ({
  id,
  kind: 'article',
  publishedOn: '2026-11-01',
  journal: 'J',
  inCurrentIssue: false,
  publicationType: 0,
  part: {},
  channels: [],
  ...more,
});
const alert = (id: string, what: Alert['what'], subject = '', email = 'a'): Alert => ({
  id,
  email: `${email}@example.org`,
  emailHash: email,
  language: 'en',
  what,
  subject,
});
const matched = (fresh: FreshItem[], alerts: Alert[], found: Record<string, string[]> = {}) =>
  matchAlerts(fresh, alerts, new Map(Object.entries(found).map(([word, ids]) => [word, new Set(ids)])), now).map(
    (letter) => Object.fromEntries(letter.contents.map(({ alert: id, items }) => [id, items.join('')])),
  );

describe('who hears of what came out', () => {
  test('current: papers of the newest issue, of one journal or of all', () => {
    const fresh = [
      paper('1', { inCurrentIssue: true }),
      paper('2', { inCurrentIssue: true, journal: 'K' }),
      paper('3'),
    ];
    expect(matched(fresh, [alert('all', 'current')])).toEqual([{ all: '12' }]);
    expect(matched(fresh, [alert('one', 'current', 'K')])).toEqual([{ one: '2' }]);
  });

  test('online first: papers that no issue has yet', () => {
    const fresh = [paper('1', { publicationType: 1 }), paper('2'), paper('3', { publicationType: 1, journal: 'K' })];
    expect(matched(fresh, [alert('all', 'online-first')])).toEqual([{ all: '13' }]);
    expect(matched(fresh, [alert('one', 'online-first', 'J')])).toEqual([{ one: '1' }]);
  });

  test('column: papers of a journal’s column by any of its names, and news of a site’s column', () => {
    const fresh = [paper('1', { part: { zh: '综述', en: 'Reviews' } }), paper('2', { kind: 'news', channels: ['9'] })];
    expect(matched(fresh, [alert('r', 'column', 'Reviews')])).toEqual([{ r: '1' }]);
    expect(matched(fresh, [alert('z', 'column', '综述')])).toEqual([{ z: '1' }]);
    expect(matched(fresh, [alert('c', 'column', '9')])).toEqual([{ c: '2' }]);
  });

  test('keywords: what the search found', () => {
    expect(matched([paper('1'), paper('2')], [alert('k', 'keywords', 'laser')], { laser: ['2'] })).toEqual([
      { k: '2' },
    ]);
  });

  test('an archive that arrives today is not news', () => {
    const old = paper('1', { publicationType: 1, publishedOn: '1998-05-01', part: { en: 'Reviews' } });
    const alerts = [alert('o', 'online-first'), alert('c', 'column', 'Reviews'), alert('k', 'keywords', 'laser')];
    expect(matched([old], alerts, { laser: ['1'] })).toEqual([]);
  });

  test('one letter for each address, and each thing in it once', () => {
    const fresh = [paper('1', { inCurrentIssue: true }), paper('2')];
    const alerts = [
      alert('k', 'keywords', 'laser'),
      alert('c', 'current'),
      alert('other', 'keywords', 'laser', 'b'),
      alert('silent', 'keywords', 'graphene', 'c'),
    ];
    expect(matched(fresh, alerts, { laser: ['1', '2'] })).toEqual([{ c: '1', k: '2' }, { other: '12' }]);
  });
});
