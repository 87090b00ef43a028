import { expect, test } from 'vitest';
import { deferHydration } from './deferred-hydration.server.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Light</h1>' +
  '<script>window.facts={}</script><script type="module" async="">import "/assets/route.js";import("/assets/entry.js");</script></body>';

test('a page with deferred hydration fetches its entry alone; its other scripts lie aside, word for word', () => {
  const deferred = deferHydration(page, '/assets/entry.js');
  expect(deferred).not.toContain('modulepreload');
  expect(deferred).not.toContain('type="module" async');
  expect(deferred).toContain(
    '<script type="text/plain" data-deferred="">import "/assets/route.js";import("/assets/entry.js");',
  );
  expect(deferred).toContain('<script type="module" src="/assets/entry.js"></script></body>');
});

test('what the reader sees, styles and facts of the page stay as they are', () => {
  const deferred = deferHydration(page, '/assets/entry.js');
  for (const kept of ['<h1>Light</h1>', 'href="/a.css"', '<script>window.facts={}</script>'])
    expect(deferred).toContain(kept);
});

test('a page without such scripts is left alone', () => {
  expect(deferHydration('<h1>Light</h1>', '/assets/entry.js')).toBe('<h1>Light</h1>');
});
