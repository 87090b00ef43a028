/** A node of JSON-LD. What is not known is left out. */
export type JsonLd = { readonly [name: string]: unknown };

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export const known = (node: JsonLd): JsonLd =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => isKnown(value)));

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** For the head of a document. Nothing in a title may end the script, or begin one. */
export const jsonLdScript = (node: JsonLd): string =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] as string)}</script>`;
