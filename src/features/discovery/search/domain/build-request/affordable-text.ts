/** The engine takes 1,024 clauses; every term is looked for in a dozen fields. So many of a question are looked for, the first ones. */
const mostParts = 32;
const mostHan = 40;
/** Each hyphen has the engine look for both ways of writing it; a phrase with many of them would be a thousand phrases. */
const mostHyphenated = 4;

const hyphens = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu;

/** As much of a text as can be looked for: a title, a name, the beginning of a sentence. */
export function affordableText(given: string): string {
  const text = (given.match(hyphens)?.length ?? 0) > mostHyphenated ? given.replaceAll(hyphens, ' ') : given;
  let [parts, han] = [0, 0];
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu)) {
    if (/\p{Script=Han}/u.test(run)) {
      if (han + run.length > mostHan) return text.slice(0, index + mostHan - han);
      han += run.length;
    } else {
      parts += 1;
      if (parts > mostParts) return text.slice(0, index);
    }
  }
  return text;
}
