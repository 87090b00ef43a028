import { expect, test } from 'vitest';
import { letSleep } from './sleeping-document.server.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Light</h1>' +
  '<script>window.facts={}</script><script type="module" async="">import "/assets/route.js";import("/assets/entry.js");</script></body>';

test('a page that sleeps fetches its entry alone; its other scripts lie aside, word for word', () => {
  const asleep = letSleep(page, '/assets/entry.js');
  expect(asleep).not.toContain('modulepreload');
  expect(asleep).not.toContain('type="module" async');
  expect(asleep).toContain(
    '<script type="text/plain" data-sleeping="">import "/assets/route.js";import("/assets/entry.js");',
  );
  expect(asleep).toContain('<script type="module" src="/assets/entry.js"></script></body>');
});

test('what the reader sees, styles and facts of the page stay as they are', () => {
  const asleep = letSleep(page, '/assets/entry.js');
  for (const kept of ['<h1>Light</h1>', 'href="/a.css"', '<script>window.facts={}</script>'])
    expect(asleep).toContain(kept);
});

test('a page without such scripts is left alone', () => {
  expect(letSleep('<h1>Light</h1>', '/assets/entry.js')).toBe('<h1>Light</h1>');
});
