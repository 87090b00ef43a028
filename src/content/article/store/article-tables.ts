import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const articleTable: DetailTable = {
  name: 'article',
  owner: 'id',
  fields: {
    journal: null,
    period: null,
    position: null,
    type: 'research-article',
    publicationType: 0,
    accessType: 1,
    version: 0,
    part: {},
    volume: null,
    firstPage: null,
    lastPage: null,
    elocation: null,
    licence: null,
    copyright: {},
    funds: [],
    statements: [],
    abstracts: {},
    otherAbstracts: [],
    authorBios: {},
    conferenceNames: {},
    conferenceTime: null,
    conferencePlaces: {},
    publishers: {},
    isbn: null,
    graphicAbstract: null,
    vasDocLink: null,
    vasDocsource: null,
    receivedOn: null,
    revisedOn: null,
    acceptedOn: null,
    printedOn: null,
    onlineOn: null,
    body: null,
    outline: [],
    words: null,
    referenceCount: 0,
  },
  links: ['journal', 'period'],
};

export const contributorTable: DetailTable = {
  name: 'contributor',
  owner: 'article_id',
  place: 'position',
  fields: {
    role: 'author',
    type: 'person',
    names: {},
    orcid: null,
    orcidAuthenticated: false,
    expert: null,
    email: null,
    corresponding: false,
    equal: false,
    credits: [],
    affiliations: [],
    bios: {},
  },
  links: ['expert'],
};

export const affiliationTable: DetailTable = {
  name: 'affiliation',
  owner: 'article_id',
  place: 'position',
  fields: {
    label: null,
    names: {},
    country: null,
    ror: null,
    institution: null,
  },
  links: ['institution'],
};

export const referenceTable: DetailTable = {
  name: 'reference',
  owner: 'article_id',
  place: 'position',
  fields: {
    anchor: null,
    label: null,
    type: null,
    printed: '',
    facts: {},
    doi: null,
  },
};

export const subArticleTable: DetailTable = {
  name: 'sub_article',
  owner: 'article_id',
  place: 'position',
  fields: {
    type: 'reply',
    language: null,
    titles: {},
    doi: null,
    contributors: [],
    publishedOn: null,
    body: null,
  },
};

/** Each version of an article arrives with its own file and stays; what it is called follows from the others. */
export const articleVersionTable: DetailTable = {
  name: 'article_version',
  owner: 'article_id',
  place: 'number',
  fields: {
    titles: {},
    summaries: {},
    publishedOn: null,
    body: null,
    source: null,
    facts: {},
  },
  accumulates: true,
};
