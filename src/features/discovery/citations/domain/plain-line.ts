/** Something that looks like a tag, not a formula such as `a<b and c>d`. */
const tag = /<\/?[a-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/gi;

/** One line of plain text: no tags, no line break, no control character, nothing that UTF-8 can't say. */
export function plainLine(text: string | null | undefined): string {
  let bare = text ?? '';
  // What is left of a tag may make a new one with what stood around it.
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(tag, '');
  }
  return (
    bare
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g, ' ')
      .trim()
  );
}
