import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeBody } from './safe-body.ts';

const sha256 = 'a'.repeat(64);

describe('what a text keeps', () => {
  test.each([
    '<h2>Aims</h2><p>Light <strong>and</strong> <em>matter</em>, H<sub>2</sub>O, 10<sup>3</sup>, <code>n</code></p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><dl><dt>term</dt><dd>meaning</dd></dl>',
    '<table tabindex="0"><caption>Lines</caption><thead><tr><th scope="col">nm</th></tr></thead><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>',
    '<blockquote><p>said</p></blockquote><pre tabindex="0">x</pre><p><abbr title="digital object identifier">DOI</abbr> <time datetime="2026-11-15">today</time></p>',
    '<p><a href="https://www.doi.org/">a</a> <a href="http://example.org/">b</a> <a href="mailto:a@example.org">c</a> <a href="/info/1?lang=en">d</a></p>',
    `<figure><img src="/files/${sha256}" alt="Two rings" /><figcaption>Rings</figcaption></figure>`,
    '<p>光学 &amp; Fotonik &lt;1 nm</p>',
    '<h4>Address</h4><p>Street<br />Town</p>',
  ])('%s', (html) => {
    expect(safeBody(html)).toBe(html);
  });
});

describe('what a text loses', () => {
  test.each([
    ['scripts with their words', '<p>a</p><script>steal()</script>', '<p>a</p>'],
    ['scripts inside drawings', '<svg><script>steal()</script></svg><p>a</p>', '<p>a</p>'],
    ['styles with their words', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['handlers, styles, classes and ids', '<p onclick="x()" style="color:red" class="c" id="i">a</p>', '<p>a</p>'],
    ['javascript addresses', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['javascript addresses in disguise', '<a href=" java&#x0A;script&colon;x()">a</a>', '<a>a</a>'],
    ['data addresses', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['addresses without a scheme but with a host', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['addresses with backslashes for a host', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['frames', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['forms', '<form action="/login"><input name="password"><button>go</button></form>', 'go'],
    ['pictures from elsewhere', '<p><img src="https://evil.example/x.gif" alt="x"></p>', '<p></p>'],
    ['pictures that climb out of the store', `<p><img src="/files/../api/logout" alt="x"></p>`, '<p></p>'],
    ['pictures without words', `<p><img src="/files/${sha256}"></p>`, '<p></p>'],
    [
      'pictures with handlers',
      `<img src="/files/${sha256}" alt="x" onerror="y()">`,
      `<img src="/files/${sha256}" alt="x" />`,
    ],
    ['comments', '<!--[if IE]><p>b</p><![endif]--><p>a</p>', '<p>a</p>'],
    ['the first heading, which is the page’s own', '<h1>a</h1>', 'a'],
    ['tags that never close', '<p>a<b', '<p>a</p>'],
    ['math that would become markup', '<math><mtext><style><img src=x onerror=x()></style></mtext></math>', ''],
  ])('%s', (_, hostile, safe) => {
    expect(safeBody(hostile)).toBe(safe);
  });
});

test('a safe text stays as it is, whatever it was made from', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      ' ',
      'script',
      'img',
      'svg',
      'onerror',
      'javascript:',
      'a',
      'href',
      'p',
      '\\',
      '<!--',
      '\0',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const once = safeBody(pieces.join(''));
      expect(safeBody(once)).toBe(once);
      expect(once).not.toMatch(/<\s*(?:script|svg|iframe|style)|<[^>]*\son\w+\s*=|<[^>]*javascript:/i);
    }),
    { numRuns: 500 },
  );
});
