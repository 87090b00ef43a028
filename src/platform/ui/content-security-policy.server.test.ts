import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.server.ts';

const page = '<script>run()</script>';

test('a page is framed by its own site alone', () => {
  expect(contentSecurityPolicy(page, null, null)).toContain("frame-ancestors 'self';");
});

test('an inner page may be framed by the partners that its site allows as well', () => {
  const partners = 'https://partner.example.org https://*.example.net';
  expect(contentSecurityPolicy(page, null, partners)).toContain(`frame-ancestors 'self' ${partners};`);
});

test('inline scripts run by their hash', () => {
  expect(contentSecurityPolicy(page, null, null)).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/);
});

test('scripts from a file need no hash, and one that stands twice is named once', () => {
  const scripts =
    '<script src="/a.js" async=""></script><script type="module">a("文")</script><script>a("文")</script>';
  const hash = createHash('sha256').update('a("文")').digest('base64');
  expect(contentSecurityPolicy(scripts, null, null)).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('only a page with a film may play what a script hands over', () => {
  expect(contentSecurityPolicy(page, null, null)).toContain("media-src 'self';");
  expect(contentSecurityPolicy('<video controls>', null, null)).toContain("media-src 'self' blob:;");
});

test('a page loads from and talks to its own site alone: nothing about a reader reaches a tracker', () => {
  const directives = contentSecurityPolicy(page, null, null)
    .split('; ')
    .map((directive) => directive.split(' '));
  const own = /^('self'|'none'|data:|'sha256-[^']+'|\/reports\/csp)$/;
  for (const [name, ...sources] of directives)
    expect([name, sources.filter((source) => !own.test(source))]).toEqual([name, []]);
  const names = directives.map(([name]) => name);
  for (const name of ['default-src', 'script-src', 'connect-src', 'img-src', 'form-action'])
    expect(names).toContain(name);
});
