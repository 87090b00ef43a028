import { describe, expect, test } from 'vitest';
import type { SiteTheme } from './site-theme.ts';
import { presetColourIds } from './site-theme.ts';
import { weakContrasts } from './weak-contrasts.ts';

const theme = (given: Partial<SiteTheme>): SiteTheme => ({ colourId: 1, typePairing: 'mixed', ...given });
const said = (given: Partial<SiteTheme>) => weakContrasts(theme(given));

describe('a site’s look', () => {
  test.each(presetColourIds)('in preset %i can be read', (colourId) => {
    expect(said({ colourId })).toEqual([]);
  });

  test('in a colour of its own that can be read is what was chosen', () => {
    expect(said({ colourId: 15, colour: '#1F4E9E' })).toEqual([]);
  });

  test('in a colour too pale for paper says so, and which one is used in its place', () => {
    const [pale] = said({ colourId: 15, colour: '#ffee00' });
    expect(pale).toMatchObject({ what: 'colour', chosen: '#ffee00', least: 3 });
    expect(pale?.what === 'colour' && pale.ratio).toBeLessThan(3);
  });

  test('does not count colours that its preset leaves aside', () => {
    expect(said({ colourId: 3, colour: '#ffee00' })).toEqual([]);
  });
});

describe('a site’s own style', () => {
  const style = (cssContent: string) => said({ cssContent });

  test('with text that can be read in light and dark is not remarked on', () => {
    expect(style('[data-part="header"]{color:#ffffff;background-color:#333333}')).toEqual([]);
    expect(style('[data-part="header"]{padding:4px}')).toEqual([]);
    expect(style('[data-part="header"]{color:var(--ink-2)}')).toEqual([]);
  });

  test('with pale text on a pale ground is weak', () => {
    const weak = style('[data-part="header"]{color:#cccccc;background-color:#fff}');
    expect(weak.map(({ what }) => what)).toEqual(['style', 'style']);
    expect(weak[0]).toMatchObject({ selector: '[data-part="header"]', foreground: '#cccccc', background: '#ffffff' });
  });

  test('that fixes dark text without a ground is weak on dark paper only', () => {
    expect(style('[data-part="footer"]{color:#222222}')).toMatchObject([{ what: 'style', scheme: 'dark' }]);
    expect(style('@media (prefers-color-scheme: light){[data-part="footer"]{color:#222222}}')).toEqual([]);
  });

  test('that lets its text fade is measured as it is seen', () => {
    expect(style('[data-part="footer"]{opacity:0.5}').length).toBeGreaterThan(0);
  });

  test('whose colour can’t be measured is named rather than passed over', () => {
    expect(style('[data-part="footer"]{color:hsl(0 0% 90%)}')).toMatchObject([
      { what: 'unknown', value: 'hsl(0 0% 90%)' },
    ]);
  });

  test('is judged by what is left of it: a rule that is filtered out does nothing', () => {
    expect(style('body{color:#fff}')).toEqual([]);
  });
});
