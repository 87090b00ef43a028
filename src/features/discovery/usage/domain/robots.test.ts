import { expect, test } from 'vitest';
import patterns from './robots.json' with { type: 'json' };
import { isListedRobot } from './robots.ts';

test('the whole official list is asked, and each of its plain words is a robot by itself', () => {
  expect(patterns).toHaveLength(327);
  const words = patterns.filter((pattern) => /^[\w-]+$/.test(pattern));
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter((word) => !isListedRobot(`Mozilla/5.0 ${word}/1.0`))).toEqual([]);
});

test('what only this list names is a robot, and a browser is none', () => {
  for (const agent of ['Xenu Link Sleuth/1.3.8', 'Zotero/7.0', 'EndNote/20', 'LOCKSS cache', 'AddThis.com'])
    expect([agent, patterns.some((pattern) => new RegExp(pattern, 'i').test(agent))]).toEqual([
      agent,
      isListedRobot(agent),
    ]);
  expect(isListedRobot('LOCKSS cache')).toBe(true);
  expect(isListedRobot('Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0')).toBe(false);
});
