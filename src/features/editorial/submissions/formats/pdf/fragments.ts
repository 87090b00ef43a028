/** A piece of text on a page, as poppler's `pdftohtml -xml` gives it. Lengths are in its own units. */
export interface Fragment {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
  readonly isBold: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\b${name}="(-?\\d+)"`).exec(tag)?.[1] ?? 0);

const line = /^\s*<(page|fontspec|text) ([^>]*)>(?:(.*)<\/text>)?/;
const boldFamily = /bold|black|heavy|semibold|demi|黑/i;
const mostFragments = 60_000;

/** Read line by line and not as XML: poppler nests the tags of links and bold letters as the page does, well-formed or not. */
export function fragmentsOf(pages: string): readonly Fragment[] {
  const fragments: Fragment[] = [];
  const fonts = new Map<number, { size: number; isBold: boolean }>();
  let page = 0;
  for (const written of pages.split('\n')) {
    const [, kind, tag = '', inside = ''] = line.exec(written) ?? [];
    if (kind === 'page') page = attribute(tag, 'number');
    if (kind === 'fontspec')
      fonts.set(attribute(tag, 'id'), {
        size: attribute(tag, 'size'),
        isBold: boldFamily.test(/family="([^"]*)"/.exec(tag)?.[1] ?? ''),
      });
    if (kind !== 'text' || fragments.length >= mostFragments) continue;
    const text = decoded(inside.replaceAll(/<[^>]*>/g, ''));
    if (text.trim() === '') continue;
    const font = fonts.get(attribute(tag, 'font')) ?? { size: 0, isBold: false };
    const left = attribute(tag, 'left');
    const top = attribute(tag, 'top');
    const isBold = font.isBold || /^<b>.*<\/b>$/.test(inside.trim());
    const right = left + attribute(tag, 'width');
    fragments.push({ text, page, left, right, top, bottom: top + attribute(tag, 'height'), size: font.size, isBold });
  }
  return fragments;
}
