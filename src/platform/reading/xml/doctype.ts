/** Why a document type declaration is refused, if it is. A public or system identifier is harmless: it is never fetched. */
export function doctypeRefusal(doctype: string): string | undefined {
  const outsideQuotes = doctype.replace(/^[^["']*(?:"[^"]*"[^["']*|'[^']*'[^["']*)*/, '');
  if (!outsideQuotes.startsWith('[')) return undefined;
  const subset = outsideQuotes.slice(1, outsideQuotes.lastIndexOf(']'));
  if (subset.trim() === '') return undefined;
  return /<!ENTITY/i.test(subset)
    ? 'the document declares entities of its own, which is not safe to read'
    : 'the document declares a document type of its own, which is not safe to read';
}
