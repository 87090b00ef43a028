/**
 * What /hssArticle counts as humanities and social sciences: subjects whose code or name begins with one of these. The specification
 * does not say; these are the arts and social sciences of the Chinese classification of disciplines (GB/T 13745) with their English names.
 */
const beginnings = [
  ...[
    '马克思主义',
    '哲学',
    '宗教',
    '语言',
    '文学',
    '艺术',
    '历史',
    '考古',
    '经济',
    '政治',
    '法学',
    '军事',
    '社会',
    '民族',
  ],
  ...['新闻', '传播', '图书馆', '情报与文献', '教育', '体育', '统计', '管理', '心理', '人文', '文化'],
  ...['philosophy', 'religio', 'theology', 'linguistic', 'language', 'literature', 'literary', 'histor'],
  ...['archaeolog', 'economic', 'business', 'political', 'sociolog', 'social', 'anthropolog', 'ethnolog'],
  ...['communication', 'librar', 'education', 'management', 'psycholog', 'humanit', 'cultur', 'geograph'],
];

/** Short words that begin others: art is not artificial intelligence. */
const words = /^(?:arts?|music|laws?|media|sports?)(?!\p{L})/u;

interface Subject {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
}

export const isOfHumanities = ({ code, names }: Subject): boolean =>
  [code, ...Object.values(names)].some((name) => {
    const text = name.trim().toLowerCase();
    return words.test(text) || beginnings.some((beginning) => text.startsWith(beginning));
  });

/** So many choices one question takes. */
const mostFacets = 50;

/** What a reader chose, inside these subjects: all of them until some are chosen. */
export function facetsWithin(chosen: readonly string[], subjects: readonly string[]): string[] {
  const others = chosen.filter((facet) => !facet.startsWith('subject:'));
  const own = chosen.filter((facet) => subjects.includes(facet));
  return [...others, ...(own.length > 0 ? own : subjects)].slice(0, mostFacets);
}
