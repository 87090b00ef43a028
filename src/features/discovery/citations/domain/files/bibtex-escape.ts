const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces whatever stands before them, so that `\{` alone would break the entry.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  // TeX prints other signs for these in its oldest fonts.
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/** A plain text as the value of a field. */
export const escapeBibtex = (text: string): string =>
  text.replace(/[\\{}$&#%_^~<>|]/g, (sign) => escapes[sign] ?? sign);

/** An identifier or address stays as it is, but for what would end the field. */
export const bibtexAddress = (text: string): string => text.replaceAll('{', '%7B').replaceAll('}', '%7D');
