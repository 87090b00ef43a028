/** What a reader may look into, by short names that can be typed. */
export const searchFields = [
  'title',
  'author',
  'affiliation',
  'keyword',
  'abstract',
  'doi',
  'part',
  'firstPage',
  'lastPage',
  'journal',
  'organizer',
  'cn',
  'issn',
  'isbn',
  'caption',
  'thesis',
  'synonym',
  'volume',
  'issue',
  'id',
  'year',
] as const;
export type SearchField = (typeof searchFields)[number];

/** The specification's names of the same fields. */
const specified: Readonly<Record<string, SearchField>> = {
  resName_tic: 'title',
  authors_tic: 'author',
  authorCompany_tic: 'affiliation',
  keyword_tic: 'keyword',
  keyWords_tic: 'keyword',
  summary_tic: 'abstract',
  doi: 'doi',
  part: 'part',
  firstPageNum: 'firstPage',
  lastPageNum: 'lastPage',
  publicationName: 'journal',
  organizerUnit: 'organizer',
  cn: 'cn',
  issn: 'issn',
  noteChinese_tic: 'caption',
  thesis_tic: 'thesis',
  keywordExt_tic: 'synonym',
};

const spellings = new Map<string, SearchField>([
  ...searchFields.map((field) => [field.toLowerCase(), field] as const),
  ...Object.entries(specified).map(([name, field]) => [name.toLowerCase(), field] as const),
  ['summary', 'abstract'],
  ['institution', 'affiliation'],
  ['column', 'part'],
  ['orcid', 'id'],
  ['ror', 'id'],
]);

export const searchFieldOf = (name: string): SearchField | undefined => spellings.get(name.toLowerCase());
