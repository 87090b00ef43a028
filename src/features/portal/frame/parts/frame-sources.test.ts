import { expect, test } from 'vitest';
import { frameSources, originsOf } from './frame-rules.ts';

test('a page may frame the origins of its widgets and nothing more', () => {
  const assistant = { title: '', url: 'https://assistant.example.org/embed?key=1' };
  const service = { title: '', url: 'https://service.example.org:8443/chat' };
  expect(frameSources({ assistant, service })).toBe('https://assistant.example.org https://service.example.org:8443');
  expect(frameSources({ assistant: null, service: null })).toBe('');
  expect(frameSources({ assistant: { title: '', url: 'not an address' }, service: null })).toBe('');
});

test('partners are named by their origins, each once; scripts and files are no partners', () => {
  const partner = 'https://partner.example.org';
  expect(originsOf([`${partner}/desk`, partner, 'https://*.partner.example.org'])).toBe(
    `${partner} https://*.partner.example.org`,
  );
  expect(originsOf(['javascript:alert(1)', 'file:///etc', 'partner', ''])).toBe('');
});

test.each([
  "https://a;script-src'unsafe-inline'/",
  'https://a,b/',
  'https://x;frame-ancestors*',
  "https://'none'/",
  'https://*',
  'https://*.*.org',
])('no address can add a directive to the policy: %s', (url) => {
  expect(originsOf([url, 'https://partner.example.org'])).toBe('https://partner.example.org');
});

test('an address of numbers is a source as well', () => {
  expect(originsOf(['http://192.0.2.7:8080/', 'http://[2001:db8::7]/'])).toBe(
    'http://192.0.2.7:8080 http://[2001:db8::7]',
  );
});
