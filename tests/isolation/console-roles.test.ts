import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import { roleLines } from './console/table.ts';
import { callersAt, roleFindings } from './console/walk.ts';

vi.setConfig({ testTimeout: 60_000 });

let callers: Awaited<ReturnType<typeof callersAt>>;
const portal = useTestApp(async (app) => {
  callers = await callersAt(app);
});

describe('the table of who may do what at the console', () => {
  const listed = roleLines.map(({ call, kind }) => (call === 'edit' ? `edit ${kind}` : call));

  test('has every call of the console', () => {
    const calls = portal.app.handlers
      .filter(({ endpoint }) => endpoint.audience === 'console')
      .map(({ endpoint }) => endpoint.name as string);
    expect(calls.filter((call) => !listed.includes(call))).toEqual([]);
  });

  test('has everything that can be edited', () => {
    const kinds = portal.app.editorial.editables.map(({ kind }) => `edit ${kind}`);
    expect(kinds.filter((kind) => !listed.includes(kind))).toEqual([]);
  });

  test('names nothing that is not there, and nothing twice', () => {
    const calls = portal.app.handlers.map(({ endpoint }) => endpoint.name as string);
    const kinds = portal.app.editorial.editables.map(({ kind }) => `edit ${kind}`);
    expect(listed.filter((line) => !calls.includes(line) && !kinds.includes(line))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('exactly those are let in whom the table names, at their own site, with both proofs', () => {
  test.each(roleLines)('$call $kind', async (line) => {
    expect(await roleFindings(portal, callers, line)).toEqual([]);
  });
});
