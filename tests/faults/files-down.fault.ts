import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
/** Each address has a body that no one has read yet. */
const unread = { refuse: '/contact', hang: '/periodIntroduce' } as const;
const longestMilliseconds = 10_000;

describe.each(['refuse', 'hang'] as const)('while the file store does %s', (trouble) => {
  it('a page whose body is out of reach fails cleanly and soon, and other pages are shown', async () => {
    await portal.engines.files[trouble]();
    const [broken, home] = await Promise.all([
      ask(portal.serverPort, unread[trouble]),
      ask(portal.serverPort, '/homeNav'),
    ]);
    await portal.engines.files.forward();

    expect.soft(home.http).toBe(200);
    expect.soft([500, 502, 503, 504]).toContain(broken.http);
    expect.soft(broken.text).not.toMatch(/ECONN|127\.0\.0\.1|node_modules|S3|TimeoutError/);
    expect.soft(broken.type).toMatch(/^text\/html/);
    expect.soft(broken.milliseconds).toBeLessThan(longestMilliseconds);
    const healed = await ask(portal.serverPort, unread[trouble]);
    expect.soft(healed.http).toBe(200);
  });
});
