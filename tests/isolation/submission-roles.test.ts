import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import { type Cast, castAt } from './submission/scene.ts';
import { people, submissionLines } from './submission/table.ts';
import { submissionFindings } from './submission/walk.ts';

vi.setConfig({ testTimeout: 120_000 });

let cast: Cast;
const portal = useTestApp(async (app) => {
  cast = await castAt(app);
});

describe('the table of who may do what with a submission', () => {
  test('has every call about submissions and reviews, and nothing twice', () => {
    const calls = portal.app.handlers
      .map(({ endpoint }) => endpoint.name as string)
      .filter((name) => /^\S+ \/(?:front|console)\/(?:submissions?|review)(?:\/|$)/.test(name));
    expect(submissionLines.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
  });

  test('has everyone who may come', () => {
    expect(people).toEqual(cast.people.map(({ name }) => name));
  });
});

describe('exactly those are answered whom the table names; nobody else learns or changes anything', () => {
  test.each(submissionLines)('$call', async (line) => {
    expect(await submissionFindings(portal, cast, line)).toEqual([]);
  });
});
