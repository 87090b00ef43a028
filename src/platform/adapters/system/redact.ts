/**
 * What a message may carry that nobody who reads logs should learn. Messages come from engines and libraries: they quote what
 * visitors typed, addresses with passwords in them, tokens. Each rule keeps so much that the kind of the cause can still be seen.
 */
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // user:password@ in any address
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, '$1[left out]@'],
  // what PostgreSQL quotes of a row
  [/(\bKey \([^)]*\)=)\(.*?\)(?= |$|\.)/g, '$1([left out])'],
  [/(\bFailing row contains )\(.*\)/g, '$1([left out])'],
  [/(invalid input (?:syntax|value) for [^:]*: )"[^"]*"/gi, '$1"[left out]"'],
  [/\b(Bearer|Basic|Digest|token)([ =:]+)[\w.~+/-]{8,}=*/gi, '$1$2[left out]'],
  // name=value and "name": "value" of what is secret by its name
  [
    /\b(pass(?:word|wd)?|pwd|secret|token|api[-_]?key|access[-_]?key|client[-_]?secret|authorization|cookie|captcha|code|signature|session)(["']?\s*[=:]\s*["']?)[^\s"'&,;})]+/gi,
    '$1$2[left out]',
  ],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '[e-mail]'],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  // long random words: keys, hashes, sessions
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
  [/(?<![\w.:])(?:\+?86[- ]?)?1[3-9]\d{9}(?!\w)/g, '[phone]'],
  // codes that were sent to somebody
  [/(?<![\w.:/-])\d{6}(?![\w.:/-])/g, '[number]'],
];

export const redacted = (text: string): string =>
  rules.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
