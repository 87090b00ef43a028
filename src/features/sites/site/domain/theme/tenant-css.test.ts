import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../../../tests/support/computing-time.ts';
import { filterTenantCss } from './tenant-css.ts';

const card = '[data-part="card"]';
const rulesOf = (source: string): string =>
  filterTenantCss(source)
    .css.replace(/^@layer tenant\{\n/, '')
    .replace(/\n\}\n$/, '');
const reasonsOf = (source: string): string[] => filterTenantCss(source).refused.map(({ why }) => why);

describe('a tenant’s style is kept', () => {
  it.each([
    [`${card} { color : #C00 ; padding: 4px 8px }`, `${card}{color:#c00;padding:4px 8px}`],
    [
      "[data-part~='hero']:hover [data-part=title]::before{content:''}",
      '[data-part~="hero"]:hover [data-part="title"]::before{content:""}',
    ],
    [`/* hello */ ${card},[data-part=list]{gap:1rem}`, `${card},[data-part="list"]{gap:1rem}`],
    [
      `${card}{color:var(--theme-text);border-radius:var(--radius)}`,
      `${card}{color:var(--theme-text);border-radius:var(--radius)}`,
    ],
    [`${card}{background-color:rgb(0 0 0 / 0.05)}`, `${card}{background-color:rgb(0 0 0 / 0.05)}`],
    [
      `${card}{font-size:clamp(1rem, 2vw, 2rem);font-family:var(--font-title)}`,
      `${card}{font-size:clamp(1rem, 2vw, 2rem);font-family:var(--font-title)}`,
    ],
    [
      `${card}{grid-template-columns:repeat(2, minmax(0, 1fr))}`,
      `${card}{grid-template-columns:repeat(2, minmax(0, 1fr))}`,
    ],
    [`${card}{box-shadow:0 -2px 4px rgb(0 0 0 / 0.2)}`, `${card}{box-shadow:0 -2px 4px rgb(0 0 0 / 0.2)}`],
    [
      `@media (min-width: 40rem) and (prefers-color-scheme:dark){${card}{opacity:.8}}`,
      `@media (min-width:40rem) and (prefers-color-scheme:dark){\n${card}{opacity:.8}\n}`,
    ],
  ])('%s', (source, kept) => {
    expect(rulesOf(source)).toBe(kept);
    expect(reasonsOf(source)).toEqual([]);
  });

  it('in a layer of its own', () => {
    expect(filterTenantCss(`${card}{gap:0}`).css).toBe(`@layer tenant{\n${card}{gap:0}\n}\n`);
  });

  it('in its good declarations, when others are refused', () => {
    const { css, refused } = filterTenantCss(`${card}{color:#111;position:fixed;gap:4px}`);
    expect(css).toContain(`${card}{color:#111;gap:4px}`);
    expect(refused).toEqual([{ text: 'position:fixed', why: 'property' }]);
  });
});

describe('a tenant’s style is refused', () => {
  it.each([
    ['body{color:#111}', 'selector'],
    ['*{color:#111}', 'selector'],
    [`${card} a{color:#111}`, 'selector'],
    [`${card}, body{color:#111}`, 'selector'],
    [`${card} > ${card}{color:#111}`, 'selector'],
    [':root:has([data-part=card]){color:#111}', 'selector'],
    ['[data-part^=c]{color:#111}', 'selector'],
    ['input[data-part=card]{color:#111}', 'selector'],
    [`${card}::before ${card}{color:#111}`, 'selector'],
    ['[data-part="a\\"]{color:#111}', 'escape'],
    ['[data-part=retraction]{color:#fff}', 'protectedPart'],
    ['[data-part=open-access-badge]{color:#fff}', 'protectedPart'],
    ['@import "https://evil.example/x.css";', 'atRule'],
    ['@font-face{font-family:x;src:url(x)}', 'atRule'],
    ['@layer theme{[data-part=card]{gap:0}}', 'atRule'],
    [`@media print{${card}{gap:0}}`, 'mediaCondition'],
    [`@media (min-width:1px) and{${card}{gap:0}}`, 'mediaCondition'],
    [`${card}{display:none}`, 'property'],
    [`${card}{background:url(//evil.example)}`, 'property'],
    [`${card}{--theme:#fff}`, 'property'],
    [`${card}{outline:none}`, 'property'],
    [`${card}{background-color:url(javascript:alert(1))}`, 'value'],
    [`${card}{border-color:expression(alert(1))}`, 'value'],
    [`${card}{color:transparent}`, 'value'],
    [`${card}{color:rgba(0,0,0,0)}`, 'value'],
    [`${card}{color:#00000000}`, 'value'],
    [`${card}{content:"Accepted"}`, 'value'],
    [`${card}{color:attr(data-x)}`, 'value'],
    [`${card}{color:"</style><script>"}`, 'value'],
    [`${card}{color:re\\64}`, 'escape'],
    [`${card}{color:var(--secret)}`, 'foreignVariable'],
    [`${card}{color:var(--theme, url(x))}`, 'foreignVariable'],
    [`${card}{font-size:var(--radius)}`, 'foreignVariable'],
    [`${card}{margin-top:-40px}`, 'negative'],
    [`${card}{margin:calc(0px - 40px)}`, 'value'],
    [`${card}{text-indent:-9999px}`, 'negative'],
    [`${card}{opacity:0.39}`, 'outOfBounds'],
    [`${card}{opacity:10%}`, 'outOfBounds'],
    [`${card}{font-size:0}`, 'outOfBounds'],
    [`${card}{font-size:1px}`, 'outOfBounds'],
    [`${card}{line-height:0}`, 'outOfBounds'],
    [`${card}{box-shadow:0 0 0 9999px #fff}`, 'outOfBounds'],
    [`${card}{color:#111 !important}`, 'important'],
    [`${card}{${card}{color:#111}}`, 'nestedRule'],
    ['</style><script>alert(1)</script>', 'notCss'],
  ])('%s', (source, why) => {
    expect(filterTenantCss(source).css).toBe('');
    expect(reasonsOf(source)).toEqual([why]);
  });

  it('when it is longer than any honest style', () => {
    expect(reasonsOf(' '.repeat(70_000))).toEqual(['tooLong']);
  });

  it('in time that grows with its length only, however it is nested', () => {
    const hostile = ['-', '(', '{', '"', '/*', 'min(', '[data-part=', '@', '\\', 'a', '1'].map((piece) =>
      piece.repeat(Math.floor(60_000 / piece.length)),
    );
    const computed = computingTime();
    for (const text of hostile) filterTenantCss(text);
    for (const text of hostile) filterTenantCss(`${card}{padding:${text}`.slice(0, 65_000));
    expect(computed()).toBeLessThan(15_000);
  });
});

describe('whatever a tenant writes', () => {
  const piece = fc.constantFrom(
    ...[
      card,
      '[data-part~=x]',
      '[data-part=',
      ']',
      'body',
      ':hover',
      '::after',
      '{',
      '}',
      '{',
      '}',
      ';',
      ':',
      ',',
      ' ',
      '(',
      ')',
    ],
    ...[
      'color',
      'margin',
      'padding',
      'content',
      'background-color',
      'font-size',
      'box-shadow',
      'position',
      '--x',
      'border',
    ],
    ...[
      '#fff',
      'red',
      '1px',
      '-1px',
      '2rem',
      '.5',
      '""',
      '"a"',
      "'",
      '"',
      '/*',
      '*/',
      '\\',
      '\n',
      '<',
      '</style>',
      '!important',
    ],
    ...['url(', 'expression(', 'javascript:', 'var(--theme)', 'var(--x)', 'rgb(', 'min(', 'clamp(', '/', '>', '~', '+'],
    ...[
      '@import',
      '@media (min-width:1px)',
      '@media',
      '@layer tenant',
      'and',
      '(prefers-color-scheme:dark)',
      'é',
      '\u0000',
    ],
  );
  const structured = fc
    .tuple(
      fc.array(piece, { maxLength: 6 }),
      fc.array(fc.tuple(piece, fc.array(piece, { maxLength: 5 })), { maxLength: 5 }),
    )
    .map(
      ([before, body]) =>
        `${before.join('')}${card}{${body.map(([name, value]) => `${name}:${value.join(' ')}`).join(';')}}`,
    );
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    structured,
    fc.array(structured, { maxLength: 3 }).map((rules) => `@media (max-width:9px){${rules.join('')}}`),
  );

  it('loads nothing, runs nothing and never leaves the stylesheet', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const { css } = filterTenantCss(source);
        expect(css).not.toMatch(/url\(|@import|<|expression\(|javascript:|\\|!|position:|[^\x20-\x7e\n]/i);
        expect(css.split('{').length).toBe(css.split('}').length);
      }),
      { numRuns: 3000 },
    );
  });

  it('comes out unchanged when it is filtered again', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const { css } = filterTenantCss(source);
        expect(filterTenantCss(css)).toEqual({ css, refused: [] });
      }),
      { numRuns: 3000 },
    );
  });
});
