import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import type { Assistant } from '../../../../platform/shell/frame.ts';
import { OutsideWidgets } from './outside-widgets.tsx';

const assistant: Assistant = {
  title: '',
  url: 'https://assistant.example/frame',
  place: 'end',
  appName: 'Sample assistant',
  text: 'Answers about this journal',
  keepsStorage: false,
};

const address = { origin: 'https://optics.example', path: '/homeNav' };

test('the assistant stands where its site wants it, under its own name, with the site’s words about it', () => {
  const html = drawn(<OutsideWidgets />, { frame: { assistant, service: null, address } });
  expect(html).toContain('data-place="end"');
  expect(html).toMatch(/<summary[^>]*>Sample assistant<\/summary><p[^>]*>Answers about this journal<\/p><iframe/);
  const titled = drawn(<OutsideWidgets />, {
    frame: { assistant: { ...assistant, title: 'Ask us' }, service: null, address },
  });
  expect(titled).toMatch(/<summary[^>]*>Ask us<\/summary>/);
});

test('the assistant’s frame keeps no cookies and no storage unless the site says that it trusts it', () => {
  const sandboxOf = (given: Partial<Assistant>) =>
    /sandbox="([^"]*)"/.exec(
      drawn(<OutsideWidgets />, { frame: { assistant: { ...assistant, ...given }, service: null, address } }),
    )?.[1];
  expect(sandboxOf({})).toBe('allow-scripts allow-forms');
  expect(sandboxOf({ keepsStorage: true })).toBe('allow-scripts allow-forms allow-same-origin');
  // In an origin of our own it could take its sandbox away.
  expect(sandboxOf({ keepsStorage: true, url: 'https://optics.example/chat' })).toBe('allow-scripts allow-forms');
});

test('a site without an assistant and without a service has no widgets', () => {
  expect(drawn(<OutsideWidgets />, { frame: { assistant: null, service: null } })).toBe('');
});
