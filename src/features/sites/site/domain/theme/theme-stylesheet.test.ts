import { describe, expect, it } from 'vitest';
import type { SiteTheme } from './site-theme.ts';
import { themeStylesheet } from './theme-stylesheet.ts';
import { typePairings } from './type-pairing.ts';

const teal: SiteTheme = { colourId: 6, typePairing: 'serif' };

describe('the theme of a site as a stylesheet', () => {
  const css = themeStylesheet(teal);

  it('lies in its own layer and declares the preset’s colour', () => {
    expect(css.startsWith('@layer theme{')).toBe(true);
    expect(css).toContain('--theme:#0b6b73;');
  });

  it('is dark where the reader’s system is dark, unless light was chosen, and where dark was chosen', () => {
    expect(css).toContain('(prefers-color-scheme: dark){:root:not([data-scheme="light"]){color-scheme:dark;');
    expect(css).toContain(':root[data-scheme="dark"]{color-scheme:dark;');
    expect(css.match(/color-scheme:light;/g)).toHaveLength(1);
  });

  it('greys the root element, so that fixed elements stay fixed, and the open dialogs painted above it', () => {
    expect(css).toContain(':root[data-grey],:root[data-grey] :is(:modal,:popover-open){filter:grayscale(1)}');
  });

  it('opens as many brackets as it closes', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('sets each type pairing differently, with Chinese type behind the Latin', () => {
    const sheets = typePairings.map((typePairing) => themeStylesheet({ ...teal, typePairing }));
    expect(new Set(sheets).size).toBe(typePairings.length);
    expect(css).toContain('--font-title:"Source Serif 4 Variable","Songti SC","Noto Serif CJK SC"');
    expect(css).toContain('--font-ui:"Inter Variable","PingFang SC","Microsoft YaHei","Noto Sans CJK SC"');
  });

  it('takes the site’s own colours with id 15 only', () => {
    const own = { colour: '#7a1fa2', colour1: '#00695c', typePairing: 'sans' } as const;
    expect(themeStylesheet({ ...own, colourId: 15 })).toContain('--theme:#7a1fa2;');
    expect(themeStylesheet({ ...own, colourId: 15 })).toContain('--accent1:#00695c;');
    expect(themeStylesheet({ ...own, colourId: 6 })).not.toContain('#7a1fa2');
  });

  it('falls back to azurite where the stored colour is missing or unreadable, and writes nothing of it', () => {
    for (const colour of [undefined, '', 'red;}body{display:none']) {
      const sheet = themeStylesheet({ colourId: 15, colour, typePairing: 'sans' });
      expect(sheet).toContain('--theme:#1f4e9e;');
      expect(sheet).not.toContain('body');
    }
  });

  it('ends with the filtered style of the tenant, in the layer after', () => {
    const sheet = themeStylesheet({ ...teal, cssContent: '[data-part=card]{color:#123456} body{display:none}' });
    expect(sheet.endsWith('@layer tenant{\n[data-part="card"]{color:#123456}\n}\n')).toBe(true);
  });
});
