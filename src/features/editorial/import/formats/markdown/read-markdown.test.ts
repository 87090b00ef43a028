import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../../../tests/support/computing-time.ts';
import { type MarkdownOptions, readMarkdown } from './read-markdown.ts';

function read(source: string, options: Partial<MarkdownOptions> = {}) {
  const result = readMarkdown(source, { origin: 'written', ...options });
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
}

describe('a text in Markdown', () => {
  it('gets headings below the page’s own, with names and an outline', () => {
    const { html, outline } = read('# Recursos *útiles*\n\n## Part\n\n## Part\n');
    expect(html).toContain('<h2 id="s-recursos-utiles">Recursos <em>útiles</em></h2>');
    expect(outline).toEqual([
      { level: 1, anchor: 's-recursos-utiles', title: 'Recursos útiles' },
      { level: 2, anchor: 's-part', title: 'Part' },
      { level: 2, anchor: 's-part-2', title: 'Part' },
    ]);
  });

  it('links to its own headings however they are spelt, and keeps the words of a link that leads to nothing', () => {
    const { html, problems } = read('# Más útil\n\n[one](#más-útil) [two](#nowhere) [three](/page)');
    expect(html).toContain('<a href="#s-mas-util">one</a> <span>two</span> <span>three</span>');
    expect(problems).toEqual([
      { code: 'reference-broken', value: '#nowhere' },
      { code: 'reference-broken', value: '/page' },
    ]);
  });

  it('shows a picture with the words below it as a figure that names its file and has no address', () => {
    const { html, figures, problems } = read('![A map](/images/map.png)\nThe *old* map');
    expect(html).toContain(
      '<figure id="fig-1"><img data-file="images/map.png" alt="A map" loading="lazy"><figcaption>',
    );
    expect(figures).toEqual([
      { anchor: 'fig-1', file: 'images/map.png', alternative: 'A map', caption: 'The <em>old</em> map' },
    ]);
    expect(problems).toEqual([]);
  });

  it('reports a picture without alternative text', () => {
    expect(read('![](map.png)').problems).toEqual([{ code: 'alternative-text-missing', at: 'map.png' }]);
  });

  it('keeps tables with merged cells and alignment, without styles', () => {
    const { html, tables } = read(
      '| a | b |\n|---|--:|\n| 1 | 2 |\n\n<table style="color:red"><tr><td rowspan="2">x</td></tr></table>',
    );
    expect(html).toContain('<th data-align="right">b</th>');
    expect(html).toContain('<td rowspan="2">x</td>');
    expect(html).not.toContain('style');
    expect(tables.map(({ anchor }) => anchor)).toEqual(['table-1', 'table-2']);
  });

  it('gathers footnotes at the end in the order in which they are called', () => {
    const { html } = read('One[^b] two[^a].\n\n[^a]: Note *a*.\n[^b]: Note b\n    goes on.\n\n    More.\n');
    expect(html).toContain('One<sup><a id="fnref-1" href="#fn-1">1</a></sup> two<sup>');
    expect(html.replace(/\s+/g, ' ')).toMatch(/<ol><li id="fn-1"> <p>Note b goes on.<\/p> <p>More.<\/p>.*Note <em>a/);
  });

  it('takes kramdown’s attribute lists for what they are', () => {
    expect(read('Text [a](https://example.org){:target="_blank"}\n{: .wide #here}\n').html.trim()).toBe(
      '<p>Text <a href="https://example.org">a</a></p>\n<a id="here"></a>',
    );
  });

  it('turns a box of the source into a note', () => {
    expect(read('<div class="alert alert-warning">\nBeware\n</div>').html).toContain('<aside data-type="warning">');
  });

  it('reads formulas as MathML', () => {
    const { html } = read('Half: \\\\(\\frac{1}{2}\\\\)\n\n$$\nx^2\n$$\n');
    expect(html).toContain('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
    expect(html).toContain('<p><math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></p>');
  });

  it('shows a formula that can’t be read as it was written', () => {
    const { html, problems } = read('Bad $$\\frac{1$$ here');
    expect(html).toContain('Bad <code>\\frac{1</code> here');
    expect(problems).toEqual([{ code: 'formula-unreadable', value: '\\frac{1' }]);
  });

  it('leaves sums of money alone', () => {
    expect(read('It costs $5, not $6.').html).toBe('<p>It costs $5, not $6.</p>\n');
  });

  it('keeps what only looks like a tag', () => {
    expect(read('A List<string> and a <mt B.').html).toBe('<p>A List&lt;string&gt; and a &lt;mt B.</p>\n');
  });

  it('counts words, and in Chinese characters', () => {
    expect(read('Two words and 中文字').words).toBe(6);
  });
});

describe('scanned text', () => {
  it('keeps stars, brackets and printed numbers, because nobody wrote them as Markdown', () => {
    const { html } = read('2. First * star * [1](2) _x_\n5. Second', { origin: 'scanned' });
    expect(html).toBe('<p>2. First * star * [1](2) _x_\n5. Second</p>\n');
  });

  it('reads formulas between single dollar signs, also next to each other and with a stray backslash', () => {
    const { html, problems } = read('则$a$$b$为 $2 \\times 3 \\$ 。', { origin: 'scanned' });
    expect(html.match(/<math>/g)).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  it('does not take a sentence between two dollar signs for a formula', () => {
    expect(read('花费 $ 三百美元以上的人 $ 很多', { origin: 'scanned' }).html).toContain('三百美元以上的人');
  });
});

describe('unsafe or unreasonable text', () => {
  it('loses scripts, events and dangerous addresses, and says so', () => {
    const { html, problems } = read(
      'Text <script>alert(1)</script><b onclick="x()">bold</b> [link](javascript:alert(1)) <iframe src="https://e.org"></iframe>',
    );
    expect(html).toBe('<p>Text <b>bold</b> <span>link</span> </p>\n');
    expect(problems.map(({ code, value }) => `${code} ${value}`)).toEqual([
      'markup-removed script',
      'markup-removed onclick',
      'markup-removed javascript:alert(1)',
      'markup-removed iframe',
    ]);
  });

  it('is never dangerous, whatever is in it', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:x">',
      '[a](javascript:x)',
      '<math>',
      '<mtext>',
      '<style>',
      '</style>',
      '<svg onload=x>',
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\href{javascript:x}{y}',
      '\n\n',
      '"',
      "'",
      '<p style="x">',
      '`',
      '![](x"onerror=y)',
      '<!--',
      '-->',
      '{: #x}',
      '[^1]',
      '[^1]: ',
      '&lt;script&gt;',
      '|',
      '\t',
      '\\class{x}{y}',
      '\\style{x}{y}',
      '<table><td>',
      '</table>',
      '# ',
      '> ',
      '- ',
      '    ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), fc.boolean(), (parts, scanned) => {
        const { html } = read(parts.join(''), { origin: scanned ? 'scanned' : 'written' });
        const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
        for (const tag of tags) {
          expect(tag).not.toMatch(/^<(?:script|style|svg|iframe|object|embed|form|base|link|meta)\b/i);
          expect(tag).not.toMatch(/\s(?:on\w+|style|src|class)=|javascript:/i);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is refused when it is too large or takes too long', () => {
    const small = { bytes: 10, milliseconds: 1000 };
    expect(readMarkdown('x'.repeat(11), { origin: 'written', most: small })).toMatchObject({ ok: false });
    const hurried = { bytes: 1e6, milliseconds: -1 };
    expect(readMarkdown('text', { origin: 'written', most: hurried })).toEqual({
      ok: false,
      failure: { reason: 'reading the text takes too long' },
    });
  });

  it('is read in reasonable time even if it was made to be slow', () => {
    for (const piece of ['$', '\\(', '[^', '<a ', '{% ', '{:', '*_', '[![', '> ', '<div>', '{{{{']) {
      const computed = computingTime();
      readMarkdown(piece.repeat(20_000), { origin: 'written', most: { bytes: 1e6, milliseconds: 300 } });
      readMarkdown(piece.repeat(20_000), { origin: 'scanned', most: { bytes: 1e6, milliseconds: 300 } });
      expect(computed(), piece).toBeLessThan(6000);
    }
  }, 60_000);

  it('stays inside the element that it is put into, as browsers close tables', () => {
    const { html } = read('<table><div><table><tr><td>1</td></tr></table></div></table>\n\nlast words');
    expect(serialize(parseFragment(`<section><div>${html}</div></section>`))).toBe(
      `<section><div>${html}</div></section>`,
    );
  });
});
