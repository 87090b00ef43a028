import { facetNames, scopes, sortFields } from '../../src/features/discovery/search/domain/search-question.ts';

export type SearchInputs = Readonly<Record<string, unknown>>;

/** A small generator with a seed, so that a day's findings can be looked at again. */
function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pieces on which query parsers, engines, databases and templates have stumbled. */
const pieces = [
  ...['AND', 'OR', 'NOT', 'and', 'or', 'not', '&&', '||', '!', '+', '-', '(', ')', '((((', '))))', '[', ']', '{', '}'],
  ...[
    '"',
    '""',
    '"unbalanced',
    'closed"',
    "'",
    '“',
    '”',
    '«',
    '*',
    '?',
    '**',
    '*a',
    'a*',
    '?*?',
    '~',
    '~2',
    '^',
    '^1e9',
    '\\',
    '\\\\',
    '/',
    '//',
  ],
  ...[
    '/.*(a+)+$/',
    '[a TO b]',
    '{* TO *}',
    ':',
    '::',
    'title:',
    ':value',
    '_exists_:title',
    '_id:1',
    'site:2',
    'status:draft',
    '*:*',
  ],
  ...[
    'resName_tic:',
    'authors_tic:"',
    'doi:10.5555/',
    'unknown_tic:x',
    'resName_tic:(a OR',
    'NOT NOT NOT',
    'AND AND',
    'OR OR OR',
  ],
  ...[
    '😀',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '\u202e',
    '\u200f',
    '\u200e',
    '\u2066',
    '\u2069',
    '\u061c',
    '\ufeff',
    '\u200b',
    '\u00ad',
    '\u0301',
    'e\u0301\u0301\u0301',
  ],
  ...[
    '\u0000',
    '\u0001',
    '\u0008',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ud800',
    '\udfff',
    '\ud83d',
    '\ufffe',
    '\uffff',
    '\u{10ffff}',
  ],
  ...[
    "' or 1=1 --",
    '; drop table item; --',
    '$1',
    '$$',
    "E'\\x00'",
    '%',
    '_',
    '%%%',
    '%s%n',
    '$(7*7)',
    '{{7*7}}',
    '<%= 1 %>',
    '#{1}',
  ],
  ...[
    '{"match_all":{}}',
    '{"query":{"term":{"site":2}}}',
    '"}}],"must_not":[',
    '{"script":{"source":"1"}}',
    '{"index":"x","id":"1"}',
  ],
  ...[
    '<script>alert(1)</script>',
    '<mark>',
    '</mark>',
    '&lt;',
    '<![CDATA[',
    '../../etc/passwd',
    'http://127.0.0.1:9200/',
    'file:///etc/passwd',
  ],
  ...[
    '钙钛矿',
    '鈣鈦礦',
    '量子 纠缠',
    '張三',
    'ｆｕｌｌ',
    '𠮷',
    'ﷺ',
    'ﬁ',
    'ß',
    'İ',
    'ı',
    'Ω',
    'µ',
    'α-synuclein',
    'أهلا',
    'שלום',
    'ไทย',
    'नमस्ते',
  ],
  ...[
    'laser',
    'perovskite',
    'colour',
    'CO2',
    'H₂O',
    '10.5555/shared.0',
    '0000-0002-1825-0097',
    '1234-5679',
    '9223372036854775807',
    '9223372036854775808',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '-1',
    '0',
    '1e309',
    '0x10',
    '٣',
    '½',
    ' ',
    '\t',
    '\r\n',
    '\u3000',
  ],
];

const oddNumbers = [
  '-1',
  '0',
  '1',
  '9999',
  '10000',
  '10001',
  '99999999999999999999',
  '1.5',
  '1e3',
  'NaN',
  'Infinity',
  '',
  ' 1',
  '١',
  '0x1',
  'null',
];

/** Anything that someone may send to a search, by its number: mostly well-formed around one nasty text. */
export function nastyInputs(seed: number, number: number): SearchInputs {
  const random = seeded(seed * 1_000_003 + number);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const chance = (share: number): boolean => random() < share;

  /** Wild inputs are mostly refused at the door; the others must reach what is behind it. */
  const wild = chance(0.25);
  const numberOf = (good: readonly string[]): string => pick(wild ? [...oddNumbers, ...good] : good);

  const text = (): string => {
    const kind = random();
    if (kind < 0.05)
      return pick(pieces)
        .repeat(1 + Math.floor(random() * 200))
        .slice(0, wild ? 20_000 : 150);
    if (kind < 0.1)
      return String.fromCharCode(...Array.from({ length: 1 + Math.floor(random() * 80) }, () => random() * 0xffff));
    const words = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(pieces));
    const joined = words.join(pick([' ', '', '  ', '\u3000']));
    return wild ? joined : joined.slice(0, 150);
  };
  const several = (make: () => unknown): unknown =>
    chance(0.7) ? make() : Array.from({ length: Math.floor(random() * 60) }, make);

  return {
    q: text(),
    ...(chance(0.5) && { scope: wild ? text() : pick(scopes) }),
    ...(chance(0.3) && { sort: wild ? text() : `${pick(sortFields)},${pick(['asc', 'desc'])}` }),
    ...(chance(0.2) && { year: numberOf(['1', '3', '5', '10']) }),
    ...(chance(0.15) && { yearFrom: numberOf(['1000', '2024', '3000']) }),
    ...(chance(0.15) && { yearTo: numberOf(['1000', '2024', '3000']) }),
    ...(chance(0.3) && { match: numberOf(['0', '1']) }),
    ...(chance(0.2) && { within: several(text) }),
    ...(chance(0.3) && {
      facet: several(() => `${chance(0.8) ? pick(facetNames) : text()}${pick([':', '', '::', '␟'])}${text()}`),
    }),
    ...(chance(0.1) && { kind: several(() => pick(['article', 'subject', 'draft', '*', text()])) }),
    ...(chance(0.1) && {
      accessType: several(() => pick(oddNumbers)),
      publicationType: several(() => pick(oddNumbers)),
    }),
    ...(chance(0.3) && { page: numberOf(['0', '1', '99']) }),
    ...(chance(0.3) && { size: numberOf(['1', '20', '100']) }),
    ...(wild && {
      cursor: chance(0.5) ? text() : Buffer.from(JSON.stringify([text(), null, {}])).toString('base64url'),
    }),
    ...(wild && { slds: chance(0.5) ? pick(['gathered', 'other', 'gathered,gathered', ',,,']) : text() }),
    ...(wild && { siteId: pick(['1', '2', '3', ...oddNumbers]) }),
    albumId: numberOf(['1099511627777', '1099511627800']),
    code: text().slice(0, 100),
    library: wild ? text() : pick(['general', 'standard', 'patent']),
  };
}
