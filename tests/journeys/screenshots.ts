import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '../support/running-portal.ts';
import { launchBrowser } from './browser.ts';
import { withItems } from './named-items.ts';
import { samplePages } from './pages.ts';

// `npm run screenshots`            the pictures of the documentation, into docs/pictures
// `npm run screenshots -- FOLDER`  every page at four widths, in zh, en and ar, light and dark, to be looked at

const folder = process.argv[2];
const portal = await startPortal();
const browser = await launchBrowser();

interface Picture {
  readonly file: string;
  readonly host: string;
  readonly path: string;
  readonly width: number;
  readonly dark?: boolean;
  readonly full?: boolean;
}

const documented: readonly Picture[] = [
  { file: 'optics-home.png', host: 'optics', path: '/homeNav?lang=zh', width: 1440 },
  { file: 'biology-home.png', host: 'biology', path: '/homeNav?lang=en', width: 1440 },
  { file: 'portal-home.png', host: 'www', path: '/scanHome?lang=en', width: 1440 },
  { file: 'portal-arabic.png', host: 'www', path: '/scanHome?lang=ara', width: 1440 },
  { file: 'optics-dark.png', host: 'optics', path: '/homeNav?lang=en', width: 1440, dark: true },
  { file: 'article.png', host: 'optics', path: '/article/doi/10.5555/fol.2026.5.1?lang=en', width: 1440 },
  { file: 'article-phone.png', host: 'optics', path: '/article/doi/10.5555/fol.2026.11.1?lang=zh', width: 360 },
  {
    file: 'article-dark.png',
    host: 'biology',
    path: '/article/doi/10.5555/lsl.2026.4.1?lang=en',
    width: 1440,
    dark: true,
  },
  { file: 'journal.png', host: 'optics', path: '/mag?lang=zh', width: 1440 },
  { file: 'search.png', host: 'www', path: '/searchFrame?q=light&lang=en', width: 1440 },
  { file: 'optics-phone-dark.png', host: 'optics', path: '/homeNav?lang=zh', width: 360, dark: true },
];

const every = (): Picture[] =>
  samplePages.flatMap(({ host, path }, place) =>
    [360, 768, 1440, 1920].flatMap((width) =>
      ['zh', 'en', 'ara'].map((language) => ({
        file: `${String(place).padStart(2, '0')}-${host}-${path.replaceAll(/[^a-z]/gi, '').slice(0, 24)}-${language}-${width}.png`,
        host,
        path: `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
        width,
        full: true,
      })),
    ),
  );

try {
  const target = folder ?? join(import.meta.dirname, '../../docs/pictures');
  mkdirSync(target, { recursive: true });
  for (const { file, host, path, width, dark, full } of folder ? every() : documented) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 780 : 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // The notice about languages without content is shown once; a picture is of the page, not of the notice.
    await page.addInitScript(() => localStorage.setItem('imprint-told-ara', '1'));
    const named = await withItems(portal.ownerUrl, path);
    await page.goto(`http://${host}.localhost:${portal.edgePort}${named}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(target, file), fullPage: full ?? false });
    await context.close();
    console.log(file);
  }
} finally {
  await browser.close();
  await portal.stop();
}
