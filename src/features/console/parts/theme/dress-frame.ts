interface Look {
  readonly css: string;
  readonly scheme: 'light' | 'dark';
  readonly homeGrid: string;
  readonly cards: string;
}

/** The sheets of single modules stay: they are no part of the look that is tried on. */
const themeLink = 'link[rel="stylesheet"][href^="/theme/"]:not([href^="/theme/module/"])';

/**
 * Puts a page of the site that stands in a frame into another look. A sheet that a script builds is no inline style, so that the
 * page's own policy holds; the sheet that the page came with is switched off.
 */
export function dressFrame(frame: HTMLIFrameElement | null, { css, scheme, homeGrid, cards }: Look): void {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!page?.documentElement || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  for (const link of page.querySelectorAll<HTMLLinkElement>(themeLink)) link.disabled = true;
  page.documentElement.dataset.scheme = scheme;
  page.documentElement.dataset.look = homeGrid;
  for (const list of page.querySelectorAll<HTMLElement>('[data-cards]')) list.dataset.cards = cards;
}
