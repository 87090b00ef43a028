/** Words that hold a sentence together, or that ask: they say nothing of what it is about. */
const empty = new Set(
  `a about after all also among an and any are as at be been being between both but by can could did do does during each else for from had
  has have having how if in into is it its may might more most must no not of on one or other our over shall should so some such than
  that the their them then there these they this those through to two under until up upon us used using use very via was we were what
  when where whether which while who whom whose why will with within without would you your me my i he she his her tell explain describe
  please known happen happens`.split(/\s+/),
);

const emptyHan =
  /什么时候|为什么|是什么|有哪些|有什么|怎么样|什么|如何|怎样|怎么|哪些|哪个|哪种|哪里|多少|几个|是否|能否|可否|请问|为何|何时|何种|吗|呢|的|了|是|在|和|与|及|或|被|把|对|从|由|于|中|其|该|这|那|有|用|以|等|地|得|着|过/gu;

/** Words of questions for a number, which answers do not contain. */
const howMuch = /\bhow (?:long|many|much|often|far|large|big|old|fast|high|deep)\b/giu;

const hanRuns = /\p{Script=Han}+/gu;

/** A word as it is compared: without its plural and without the endings of a verb. */
function stem(word: string): string {
  const bare = word.replace(/['’]s$/, '');
  if (bare.length < 4 || /\d/.test(bare)) return bare;
  const single = bare
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single.length > 5 ? single.replace(/(?:ing|ed|ly)$/, '') : single;
  return root.replace(/e$/, '');
}

/** What a text is about, as a set of terms: words in scripts with spaces, pairs of characters in Chinese. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const [word] of text
    .replaceAll(howMuch, ' ')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu))
    if (!/\p{Script=Han}/u.test(word) && !empty.has(word)) for (const part of word.split('-')) terms.add(stem(part));
  for (const [run] of text.replaceAll(emptyHan, ' ').matchAll(hanRuns)) {
    if (run.length === 1) terms.add(run);
    for (let at = 0; at + 2 <= run.length; at += 1) terms.add(run.slice(at, at + 2));
  }
  return terms;
}

/** A question as it is looked for: its terms as they were written, in their order. */
export function questionWords(question: string): string {
  const words =
    question
      .replaceAll(howMuch, ' ')
      .replaceAll(emptyHan, ' ')
      .match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => !empty.has(word.toLowerCase())).join(' ');
}

/** The share of the terms that are among others. */
export function coverage(terms: ReadonlySet<string>, among: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  return terms.intersection(among).size / terms.size;
}
