import { expect, test } from 'vitest';
import { type TemplateChannel, templates } from './templates.ts';

const codesOf = (channels: readonly TemplateChannel[]): string[] =>
  channels.flatMap(({ code, children = [] }) => [code, ...codesOf(children)]);

test('authors find from the first day on where a journal takes manuscripts', () => {
  for (const name of ['journal', 'group'] as const) expect(codesOf(templates[name].channels)).toContain('manuscript');
});
