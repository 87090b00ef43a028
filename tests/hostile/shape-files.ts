import { articleAround } from './article-around.ts';
import { type HostileFile, hostile } from './hostile-file.ts';

const inBody = (body: string): string => articleAround({ body });
const nested = (name: string, depth: number, inside = 'x'): string =>
  `<${name}>`.repeat(depth) + inside + `</${name}>`.repeat(depth);
const figures = (count: number): string => Array.from({ length: count }, (_, n) => `<fig id="f${n}"/>`).join('');
const million = 1_000_000;

/** Documents whose form alone should bring a reader down: too deep, too wide, too large, broken, or of another kind. */
export const shapeFiles: readonly HostileFile[] = [
  hostile('nested a hundred thousand deep', () => inBody(nested('sec', 100_000)), 'levels deep'),
  hostile('nested lists', () => inBody(nested('list', 5_000)), 'levels deep'),
  hostile('opened and never closed', () => inBody('<sec>'.repeat(100_000)), 'levels deep'),
  hostile('nested as deep as allowed', () => inBody(nested('italic', 140))),
  hostile('nested sub-articles', () => articleAround({ rest: nested('sub-article', 140, '<body><p>x</p></body>') })),
  hostile(
    'flood of attributes',
    () => inBody(`<p ${Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
    'attributes',
  ),
  hostile('attribute given twice', inBody('<p id="a" id="b"/>'), 'not well-formed'),
  hostile(
    'attribute of 20 million characters',
    () => inBody(`<p content-type="${'a'.repeat(20 * million)}">x</p>`),
    'characters',
  ),
  hostile('attributes named like properties', inBody('<p __proto__="x" constructor="y" hasOwnProperty="z">x</p>')),
  hostile(
    'elements named like properties',
    inBody('<__proto__>x</__proto__><constructor>y</constructor><toString>z</toString>'),
  ),
  hostile('flood of elements', () => inBody('<p/>'.repeat(2 * million)), 'more than 200000 elements'),
  hostile('as many elements as allowed', () => inBody('<p>a</p>'.repeat(195_000))),
  hostile('one text of 30 million characters', () => inBody(`<p>${'word '.repeat(6 * million)}</p>`)),
  hostile('larger than allowed', () => inBody(`<p>${'a'.repeat(34 * million)}</p>`), 'more than 32 MB'),
  hostile('comment of 20 million characters', () => inBody(`<!--${'a'.repeat(20 * million)}-->`)),
  hostile('a million comments', () => inBody('<!-- -->'.repeat(million))),
  hostile('instruction of 20 million characters', () => inBody(`<?a ${'a'.repeat(20 * million)}?>`)),
  hostile('CDATA of 20 million characters', () => inBody(`<p><![CDATA[${'<'.repeat(20 * million)}]]></p>`)),
  hostile('a million character references', () => inBody(`<p>${'&#x41;'.repeat(million)}</p>`)),
  hostile('name of a million characters', () => inBody(`<${'a'.repeat(million)}/>`)),
  hostile('a hundred thousand references', () =>
    articleAround({
      rest: `<back><ref-list>${Array.from({ length: 100_000 }, (_, n) => `<ref id="r${n}"><mixed-citation>x</mixed-citation></ref>`).join('')}</ref-list></back>`,
    }),
  ),
  hostile('a hundred thousand authors', () =>
    articleAround({
      meta: `<contrib-group>${'<contrib contrib-type="author"><name><surname>A</surname></name></contrib>'.repeat(100_000)}</contrib-group>`,
    }),
  ),
  hostile('as many figures as allowed', () => inBody(figures(10_000))),
  hostile('a hundred thousand figures', () => inBody(figures(100_000)), 'more than 10000 figures'),
  hostile('a table of a million cells', () =>
    inBody(
      `<table-wrap><label>T</label><table>${`<tr>${'<td>1</td>'.repeat(1_000)}</tr>`.repeat(1_000)}</table></table-wrap>`,
    ),
  ),
  hostile(
    'cells that span everything',
    inBody(
      '<table-wrap><label>T</label><table><tr><td colspan="999999999" rowspan="999999999">x</td></tr></table></table-wrap>',
    ),
  ),
  hostile(
    'links in a circle',
    inBody('<sec id="a"><p><xref rid="b">x</xref></p></sec><sec id="b"><p><xref rid="a">y</xref></p></sec>'),
  ),
  hostile('the same id everywhere', () => inBody('<sec id="a"><title>x</title></sec>'.repeat(10_000))),
  hostile('regular expressions’ worst case in a role', () =>
    articleAround({
      meta: `<contrib-group><contrib><name><surname>A</surname></name><role>${'a '.repeat(200_000)}</role></contrib></contrib-group>`,
    }),
  ),
  hostile('regular expressions’ worst case in an address', () =>
    inBody(`<p><ext-link xlink:href="${' '.repeat(200_000)}x">x</ext-link></p>`),
  ),
  hostile('NUL in the text', inBody('<p>a\0b</p>'), 'not well-formed'),
  hostile('NUL before everything', `\0${inBody('')}`, 'not well-formed'),
  hostile(
    'broken UTF-8',
    () => Buffer.concat([Buffer.from('<article>'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('</article>')]),
    'UTF-8',
  ),
  hostile(
    'overlong UTF-8',
    () => Buffer.concat([Buffer.from('<article>'), Buffer.from([0xc0, 0xbc]), Buffer.from('script></article>')]),
    'UTF-8',
  ),
  hostile(
    'half a surrogate in UTF-16',
    () =>
      Buffer.concat([Buffer.from('\uFEFF<a>', 'utf16le'), Buffer.from([0x00, 0xd8]), Buffer.from('</a>', 'utf16le')]),
    'UTF-16',
  ),
  hostile('UTF-16 without a mark', () => Buffer.from(inBody(''), 'utf16le'), 'not well-formed'),
  hostile('UTF-32', () => Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0, 0x61, 0, 0, 0]), ''),
  hostile('UTF-7', '<?xml version="1.0" encoding="UTF-7"?>+ADw-script+AD4-', 'UTF-7'),
  hostile(
    'another encoding than it says',
    () => Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><article>\xe9</article>', 'latin1'),
    'UTF-8',
  ),
  hostile('unknown encoding', '<?xml version="1.0" encoding="x-evil"?><article/>', 'X-EVIL'),
  hostile('XML 1.1 with control characters', '<?xml version="1.1"?><article>&#1;</article>'),
  hostile('text before the root', `hello ${'<article/>'}`, 'not well-formed'),
  hostile('two roots', `<article/><article/>`, 'not well-formed'),
  hostile('nothing at all', '', 'not well-formed'),
  hostile('tags that cross', inBody('<b><i></b></i>'), 'not well-formed'),
  hostile('a web page', '<html><head><script>alert(1)</script></head></html>', 'not an article'),
  hostile('a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'not an article'),
  hostile(
    'a style sheet',
    '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0"/>',
    'not an article',
  ),
  hostile('a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'UTF-8'),
  hostile('an article without anything', '<article/>', 'neither a DOI'),
  hostile(
    'an article with a forged DOI',
    '<article><front><article-meta><article-id pub-id-type="doi">javascript:alert(1)</article-id></article-meta></front></article>',
    'neither a DOI',
  ),
];
