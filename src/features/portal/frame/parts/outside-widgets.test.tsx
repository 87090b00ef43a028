import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import type { Assistant } from '../../../../platform/shell/frame.ts';
import { OutsideWidgets } from './outside-widgets.tsx';

const assistant: Assistant = {
  ...{ title: '', url: 'https://assistant.example/frame', place: 'end', appName: 'Sample assistant' },
  text: 'Answers about this journal',
};

test('the assistant stands where its site wants it, under its own name, with the site’s words about it', () => {
  const html = drawn(<OutsideWidgets />, { frame: { assistant, service: null } });
  expect(html).toContain('data-place="end"');
  expect(html).toMatch(/<summary[^>]*>Sample assistant<\/summary><p[^>]*>Answers about this journal<\/p><iframe/);
  const titled = drawn(<OutsideWidgets />, { frame: { assistant: { ...assistant, title: 'Ask us' }, service: null } });
  expect(titled).toMatch(/<summary[^>]*>Ask us<\/summary>/);
});

test('a site without an assistant and without a service has no widgets', () => {
  expect(drawn(<OutsideWidgets />, { frame: { assistant: null, service: null } })).toBe('');
});
