import { expect, test } from 'vitest';
import { readModuleSettings } from './module-settings.ts';

test('settings are read whole when they are as agreed', () => {
  const stored = {
    bannerId: '1099511627777',
    columnId: '1099511627778',
    size: 6,
    which: ['mostRead', 'mostCited'],
    more: '/article?sort=visits%2Cdesc',
    links: [
      { name: { en: 'Partner' }, url: 'https://partner.example/', note: { en: 'since 2001' } },
      { name: { zh: '简介' }, url: '/about' },
    ],
    contact: {
      address: { zh: '示例路 1 号' },
      phone: '021-00000000',
      email: 'office@journal.example',
      hours: { en: '9–17' },
    },
    facts: ['impactFactor', 'issn', 'cn', 'frequency', 'startYear', 'indexed', 'issues'],
    artwork: 'lattice',
  };
  expect(readModuleSettings(stored)).toEqual(stored);
});

test('what this version does not understand is left out, the rest stays', () => {
  expect(
    readModuleSettings({
      bannerId: 7,
      columnId: 'x',
      size: 100_000,
      which: ['newest', 'loudest', 'newest'],
      more: 'javascript:alert(1)',
      links: [
        { name: { en: 'Bad' }, url: 'javascript:alert(1)' },
        { url: '/nameless' },
        'text',
        { name: { xx: 'a', en: 'b' }, url: '/b' },
      ],
      contact: { phone: 5, email: 'a@b.example' },
      facts: ['issn', 'horoscope'],
      artwork: 'fractal',
      newer: true,
    }),
  ).toEqual({
    size: 100,
    which: ['newest'],
    links: [{ name: { en: 'b' }, url: '/b' }],
    contact: { email: 'a@b.example' },
    facts: ['issn'],
  });
});

test('a module asks for three lists of papers at most', () => {
  const which = ['newest', 'mostRead', 'mostDownloaded', 'mostCited'];
  expect(readModuleSettings({ which })).toEqual({ which: which.slice(0, 3) });
});

test('settings that are no settings are none', () => {
  for (const stored of [null, undefined, 'text', 5, ['size']]) expect(readModuleSettings(stored)).toEqual({});
});
