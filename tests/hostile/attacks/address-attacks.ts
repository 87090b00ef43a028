import { attacks } from './attack.ts';

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&Tab;script&colon;alert(1)',
  '&#x6A;avascript&#58;alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'view-source:javascript:alert(1)',
];

/** Addresses that run, in everything that leads somewhere. */
export const addressAttacks = [
  ...attacks(
    'address',
    addresses.map((address) => `<a href="${address}">x</a>`),
  ),
  ...attacks('address elsewhere', [
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mi href="javascript:alert(1)" xlink:href="javascript:alert(1)">x</mi></math>',
    '<math href="javascript:alert(1)"><mtext>x</mtext></math>',
    '<form><button formaction="javascript:alert(1)">x</button></form>',
    '<form action="javascript:alert(1)"><input type=submit></form>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<svg><animate xlink:href="#x" attributeName="href" values="javascript:alert(1)"/><a id="x"><text>x</text></a></svg>',
    '<svg><a><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a></svg>',
    '<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>',
    '[x](javascript:alert(1)) <javascript:alert(1)> ![x](javascript:alert(1) "x\\" onerror=alert(1)") <a href=javascript:alert(1)>x</a>',
    '$\\href{javascript:alert(1)}{x}$ $$\\url{javascript:alert(1)}$$ <a href="javascript:alert(1)//$x$">x</a>',
    '<area href="javascript:alert(1)"><map name=x><area shape=rect href="javascript:alert(1)"></map>',
    '<blockquote cite="javascript:alert(1)"><q cite="javascript:alert(1)">x</q></blockquote><a href="javascript:alert(1)">x</a>',
  ]),
];
