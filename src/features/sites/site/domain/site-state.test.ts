import { expect, test } from 'vitest';
import { siteState } from './site-state.ts';

const now = new Date('2026-11-15T00:00:00Z');
const stored = { forbidden: false, maintenance: false, expiresAt: null, stopUrl: null };

test('a site is open until something speaks against it', () => {
  expect(siteState(stored, now)).toBe('open');
  expect(siteState({ ...stored, expiresAt: new Date('2026-11-16') }, now)).toBe('open');
});

test('the strictest word counts: forbidden, expired, maintenance, stopped', () => {
  const everything = { forbidden: true, maintenance: true, expiresAt: new Date('2020-01-01'), stopUrl: '/x' };
  expect(siteState(everything, now)).toBe('forbidden');
  expect(siteState({ ...everything, forbidden: false }, now)).toBe('expired');
  expect(siteState({ ...everything, forbidden: false, expiresAt: null }, now)).toBe('maintenance');
  expect(siteState({ ...stored, stopUrl: '/x' }, now)).toBe('stopped');
});
