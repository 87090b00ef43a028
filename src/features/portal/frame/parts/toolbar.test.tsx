import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import type { Frame, Tool } from '../../../../platform/shell/frame.ts';
import { Toolbar } from './toolbar.tsx';

const tool = (kind: Tool['kind'], more: Partial<Tool> = {}): Tool => ({
  id: kind,
  kind,
  name: `The ${kind} tool`,
  description: '',
  href: null,
  picture: null,
  icon: null,
  newWindow: true,
  ...more,
});
const alwaysThere = { toolbarStyle: 3 } as Frame['footer'];
const toolbarWith = (...tools: Tool[]) => drawn(<Toolbar />, { frame: { tools, footer: alwaysThere } });

test('share opens a panel for the QR code of the page', () => {
  const html = toolbarWith(tool('share'));
  expect(html).toContain('<button type="button" popoverTarget="tool-share" aria-label="The share tool"');
  expect(html).toMatch(/<div id="tool-share" popover="auto"[^>]*data-part="share">/);
});

test('custom links lead out of the site in a window of their own, or open a picture with words', () => {
  const html = toolbarWith(
    tool('external', { href: 'https://partner.example/app' }),
    tool('pop', { picture: '/files/code', description: 'Scan me' }),
  );
  expect(html).toContain(
    '<a href="https://partner.example/app" aria-label="The external tool" title="The external tool" target="_blank" rel="noopener">',
  );
  expect(html).toContain('<img src="/files/code" alt=""/><p><strong>The pop tool</strong></p><p>Scan me</p>');
  expect(toolbarWith(tool('external'))).not.toContain('<a ');
});

test('rss leads to the feeds, e-mail subscription to its page', () => {
  expect(toolbarWith(tool('rss'))).toContain('<a href="/rssList" aria-label="The rss tool"');
  expect(toolbarWith(tool('email'))).toContain('<a href="/emailSubscribe" aria-label="The email tool"');
});

test('a link has its own icon where the site gave it one', () => {
  const html = toolbarWith(tool('external', { href: 'https://partner.example/', icon: '/files/own' }), tool('rss'));
  expect(html).toContain('src="/files/own" alt=""/></a>');
  // Links without one have the stock icon; the button that opens the toolbar of a phone has its own.
  expect(html.match(/<a [^>]*><svg/g)).toHaveLength(1);
});

test('a link opens in the same window where the site wants that', () => {
  const link = (newWindow: boolean) => toolbarWith(tool('external', { href: 'https://partner.example/', newWindow }));
  expect(link(true)).toContain('target="_blank"');
  expect(link(false)).not.toContain('target="_blank"');
});
