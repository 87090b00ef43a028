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
  ...[
    'philosophy',
    'religio',
    'theology',
    'linguistic',
    'language',
    'literature',
    'literary',
    'art',
    'music',
    'histor',
  ],
  ...['archaeolog', 'economic', 'business', 'political', 'law', 'sociolog', 'social', 'anthropolog', 'ethnolog'],
  ...[
    'communication',
    'media',
    'librar',
    'education',
    'sport',
    'management',
    'psycholog',
    'humanit',
    'cultur',
    'geograph',
  ],
];

interface Subject {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
}

export const isOfHumanities = ({ code, names }: Subject): boolean =>
  [code, ...Object.values(names)].some((name) => {
    const text = name.trim().toLowerCase();
    return beginnings.some((beginning) => text.startsWith(beginning));
  });
