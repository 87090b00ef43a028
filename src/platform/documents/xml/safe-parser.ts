import { SaxesParser } from 'saxes';

export class Refused extends Error {}

export const refuse = (reason: string): never => {
  throw new Refused(reason);
};

/** A parser that never expands an entity nor fetches anything. What is not well-formed or declares its own type is refused. */
export function createSafeParser(): SaxesParser {
  const parser = new SaxesParser();
  // The parser's own map answers to `constructor` and the like, because it inherits from Object.
  parser.ENTITIES = Object.assign(Object.create(null), { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" });
  parser.on('error', ({ message }) => refuse(brokenAt(parser.line, message)));
  parser.on('doctype', (doctype) => {
    const reason = doctypeRefusal(doctype);
    if (reason) refuse(reason);
  });
  return parser;
}

function brokenAt(line: number, message: string): string {
  if (message.includes('undefined entity')) {
    return `line ${line} uses a named entity that the document does not declare, such as &nbsp;; write the character itself`;
  }
  return `the XML is not well-formed in line ${line}: ${message.replace(/^\S*?\d+:\d+:\s*/, '').replace(/\.$/, '')}`;
}

/** Why a document type declaration is refused, if it is. A public or system identifier is harmless: it is never fetched. */
function doctypeRefusal(doctype: string): string | undefined {
  const outsideQuotes = doctype.replace(/^[^["']*(?:"[^"]*"[^["']*|'[^']*'[^["']*)*/, '');
  if (!outsideQuotes.startsWith('[')) return undefined;
  const subset = outsideQuotes.slice(1, outsideQuotes.lastIndexOf(']'));
  if (subset.trim() === '') return undefined;
  return /<!ENTITY/i.test(subset)
    ? 'the document declares entities of its own, which is not safe to read'
    : 'the document declares a document type of its own, which is not safe to read';
}
