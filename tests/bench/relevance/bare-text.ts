/** Letters and digits only: a text as stored and as quoted differ in blanks and signs. */
const bareText = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const compared = 60;

/** Whether a paragraph begins as a quotation of its beginning does, up to the first formula. */
export function isSameBeginning(text: string, quoted: string): boolean {
  const [beginning = ''] = quoted.split('$');
  return bareText(text).startsWith(bareText(beginning).slice(0, compared));
}
