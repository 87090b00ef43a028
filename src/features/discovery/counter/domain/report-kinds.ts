/** What is counted, in the order in which COUNTER lists it. */
export const metrics = [
  ...(['Searches_Automated', 'Searches_Federated', 'Searches_Regular', 'Searches_Platform'] as const),
  ...(['Total_Item_Investigations', 'Total_Item_Requests', 'Unique_Item_Investigations'] as const),
  ...(['Unique_Item_Requests', 'Unique_Title_Investigations', 'Unique_Title_Requests'] as const),
  ...(['Limit_Exceeded', 'No_License'] as const),
] as const;
export type Metric = (typeof metrics)[number];

export const accessTypes = ['Controlled', 'Free_To_Read', 'Open'] as const;
export type AccessType = (typeof accessTypes)[number];

/** By what a report can be broken down. The method is always the regular one: nobody is given texts for mining apart. */
export type Attribute = 'Data_Type' | 'YOP' | 'Access_Type' | 'Access_Method';

export interface ReportKind {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly level: 'platform' | 'database' | 'title' | 'item';
  readonly metrics: readonly Metric[];
  /** What a view always shows; of a master report the data type alone, and more if it is requested. */
  readonly shows: readonly Attribute[];
  /** A standard view is a master report with these filters, which nobody can change. */
  readonly view?: {
    readonly of: string;
    readonly Access_Type?: readonly AccessType[];
    readonly Data_Type?: readonly string[];
  };
}

const items = [
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
] as const;
const titles = ['Unique_Title_Investigations', 'Unique_Title_Requests'] as const;
const denials = ['Limit_Exceeded', 'No_License'] as const;
const searches = ['Searches_Automated', 'Searches_Federated', 'Searches_Regular'] as const;
const requests = ['Total_Item_Requests', 'Unique_Item_Requests'] as const;
const books = ['Book', 'Reference_Work'] as const;
const journals = ['Journal'] as const;
const controlled = ['Controlled'] as const;

export const reportKinds: readonly ReportKind[] = [
  {
    id: 'PR',
    name: 'Platform Report',
    level: 'platform',
    shows: ['Data_Type'],
    description: 'Activity across the whole platform, by data type.',
    metrics: ['Searches_Platform', ...items, ...titles],
  },
  {
    id: 'PR_P1',
    name: 'Platform Usage',
    level: 'platform',
    shows: ['Data_Type'],
    view: { of: 'PR' },
    description: 'Requests and searches across the whole platform.',
    metrics: ['Searches_Platform', ...requests, 'Unique_Title_Requests'],
  },
  {
    id: 'DR',
    name: 'Database Report',
    level: 'database',
    shows: ['Data_Type'],
    description: 'Activity in the collection of the platform as a database.',
    metrics: [...searches, ...items, ...titles, ...denials],
  },
  {
    id: 'DR_D1',
    name: 'Database Search and Item Usage',
    level: 'database',
    shows: [],
    view: { of: 'DR' },
    description: 'Searches, investigations and requests in the database.',
    metrics: [...searches, ...items],
  },
  {
    id: 'DR_D2',
    name: 'Database Access Denied',
    level: 'database',
    shows: [],
    view: { of: 'DR' },
    description: 'Access denied in the database.',
    metrics: denials,
  },
  {
    id: 'TR',
    name: 'Title Report',
    level: 'title',
    shows: ['Data_Type'],
    description: 'Activity at the level of journals, books and other titles.',
    metrics: [...items, ...titles, ...denials],
  },
  {
    id: 'TR_B1',
    name: 'Book Requests (Controlled)',
    level: 'title',
    shows: ['Data_Type', 'YOP'],
    description: 'Requests of books, without open access and what is free to read.',
    metrics: ['Total_Item_Requests', 'Unique_Title_Requests'],
    view: { of: 'TR', Access_Type: controlled, Data_Type: books },
  },
  {
    id: 'TR_B2',
    name: 'Book Access Denied',
    level: 'title',
    shows: ['Data_Type', 'YOP'],
    metrics: denials,
    description: 'Access denied to books.',
    view: { of: 'TR', Data_Type: books },
  },
  {
    id: 'TR_B3',
    name: 'Book Usage by Access Type',
    level: 'title',
    shows: ['Data_Type', 'YOP', 'Access_Type'],
    description: 'Use of books, by access type.',
    metrics: [...items, ...titles],
    view: { of: 'TR', Data_Type: books },
  },
  {
    id: 'TR_J1',
    name: 'Journal Requests (Controlled)',
    level: 'title',
    shows: [],
    metrics: requests,
    description: 'Requests of journal content, without open access and what is free to read.',
    view: { of: 'TR', Access_Type: controlled, Data_Type: journals },
  },
  {
    id: 'TR_J2',
    name: 'Journal Access Denied',
    level: 'title',
    shows: [],
    metrics: denials,
    description: 'Access denied to journal content.',
    view: { of: 'TR', Data_Type: journals },
  },
  {
    id: 'TR_J3',
    name: 'Journal Usage by Access Type',
    level: 'title',
    shows: ['Access_Type'],
    metrics: items,
    description: 'Use of journal content, by access type.',
    view: { of: 'TR', Data_Type: journals },
  },
  {
    id: 'TR_J4',
    name: 'Journal Requests by YOP (Controlled)',
    level: 'title',
    shows: ['YOP'],
    metrics: requests,
    description: 'Requests of journal content by year of publication, without open access and what is free to read.',
    view: { of: 'TR', Access_Type: controlled, Data_Type: journals },
  },
  {
    id: 'IR',
    name: 'Item Report',
    level: 'item',
    shows: ['Data_Type'],
    metrics: [...items, ...denials],
    description: 'Activity at the level of articles, chapters, recordings and other items.',
  },
  {
    id: 'IR_A1',
    name: 'Journal Article Requests',
    level: 'item',
    shows: ['Access_Type'],
    metrics: requests,
    description: 'Requests of journal articles.',
    view: { of: 'IR', Data_Type: ['Article'] },
  },
  {
    id: 'IR_M1',
    name: 'Multimedia Item Requests',
    level: 'item',
    shows: ['Data_Type'],
    metrics: requests,
    description: 'Requests of recordings and pictures.',
    view: { of: 'IR', Data_Type: ['Audiovisual', 'Image', 'Interactive_Resource', 'Multimedia', 'Sound'] },
  },
];

const ofItems = [
  ...[
    'Article',
    'Audiovisual',
    'Book_Segment',
    'Dataset',
    'Image',
    'News_Item',
    'Other',
    'Patent',
    'Sound',
    'Standard',
  ],
];
const ofTitles = ['Book', 'Journal', 'Patent', 'Standard'];

/** The data types that a report can hold here; a filter for another is none. */
export const dataTypesOf: Readonly<Record<ReportKind['level'], readonly string[]>> = {
  platform: [...new Set([...ofTitles, ...ofItems.filter((one) => one !== 'Book_Segment'), 'Platform'])],
  database: ['Audiovisual', 'Book', 'Database_Full', 'Image', 'Journal', 'Other', 'Patent', 'Sound', 'Standard'],
  title: ofTitles,
  item: ofItems,
};
