import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { startPortal } from '../support/running-portal.ts';
import { consoleAddresses } from './console/addresses.ts';
import { documentedConsole, everyConsolePage } from './console/pictures.ts';
import { withItems } from './named-items.ts';
import { comparedPages, documented, everyList, everyPage, type Picture } from './pictures.ts';
import { storeConsoleSession } from './stored-session.ts';

// `npm run screenshots`                    the pictures of the documentation, into docs/pictures
// `npm run screenshots -- FOLDER docs`     the same into a folder
// `npm run screenshots -- FOLDER`          every page at four widths, in zh, en and ar, to be looked at
// `npm run screenshots -- FOLDER lists`  the list and the page of each kind, on phone and desktop, some of them dark or in ar
// `npm run screenshots -- FOLDER console`  every page of the console, on phone and desktop, in zh and en
// `npm run screenshots -- FOLDER compare`  one picture of each kind of page and the console in English, to compare two builds
// A third word keeps only the pictures whose file name matches it.

const [folder, which, pattern = ''] = process.argv.slice(2);
const portal = await startPortal();
const browser = await launchBrowser();
const ofConsole = { host: 'optics', consoleUser: 'operator' } as const;

/** Every page of the console, as its menu says. */
async function everyOfConsole(): Promise<Picture[]> {
  const context = await browser.newContext();
  const place = { ownerUrl: portal.ownerUrl, url: `http://optics.localhost:${portal.edgePort}/` };
  await storeConsoleSession(context, place, 'optics', 'operator');
  const page = await context.newPage();
  await page.goto(`${place.url}console?lang=en`);
  const addresses = await consoleAddresses(page);
  await context.close();
  return everyConsolePage(addresses).map((picture) => ({ ...picture, ...ofConsole, full: true }));
}

async function wanted(): Promise<readonly Picture[]> {
  if (!folder || which === 'docs')
    return [...documented, ...documentedConsole.map((picture) => ({ width: 1440, ...picture, ...ofConsole }))];
  if (which === 'lists') return everyList();
  if (which === 'compare')
    return [...comparedPages(), ...(await everyOfConsole()).filter(({ file }) => file.includes('-en-'))];
  return which === 'console' ? everyOfConsole() : everyPage();
}

try {
  const target = folder ?? join(import.meta.dirname, '../../docs/pictures');
  mkdirSync(target, { recursive: true });
  const pictures = (await wanted()).filter(({ file }) => new RegExp(pattern).test(file));
  for (const { file, host, path, width, dark, full, consoleUser } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 780 : 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    if (consoleUser) {
      const place = { ownerUrl: portal.ownerUrl, url: `http://${host}.localhost:${portal.edgePort}/` };
      await storeConsoleSession(context, place, host, consoleUser);
    }
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
