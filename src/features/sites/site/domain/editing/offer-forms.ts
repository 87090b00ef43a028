import type { FormField } from '../../../../../platform/kernel/form-field.ts';
import { searchScopes } from '../site.ts';
import { choiceField, choices, entriesOf, type SectionForm } from './section-form.ts';

const switches = (...names: readonly string[]): FormField[] =>
  names.map((name) => ({ name, type: 'switch', label: `siteField.${name}` }));

/** The fields that the advanced search knows, by the specification's names. */
const conditionFields = [
  'resName_tic',
  'authors_tic',
  'authorCompany_tic',
  'keyword_tic',
  'summary_tic',
  'doi',
  'part',
  'firstPageNum',
  'lastPageNum',
  'publicationName',
  'organizerUnit',
  'cn',
  'issn',
  'noteChinese_tic',
  'thesis_tic',
  'keyWords_tic',
  'keywordExt_tic',
];

/** What a site offers its readers, and how they search it. */
export const offerForms: readonly SectionForm[] = [
  {
    section: 'functions',
    permission: 'site.configure',
    menu: 'settings',
    fields: [
      ...switches('onlineFirst', 'justAccepted', 'backIssues', 'submission', 'shortRankings', 'fullText'),
      { name: 'ask', type: 'switch', label: 'siteField.ask', help: 'siteHelp.ask' },
    ],
  },
  {
    section: 'aggregated',
    permission: 'site.configure',
    menu: 'settings',
    fields: switches('enableComment', 'commentsShownAtOnce', 'enableAlbum', 'enableSubscription'),
    toDocument: (stored) => ({ commentsShownAtOnce: false, ...(stored as object) }),
  },
  {
    section: 'publication',
    permission: 'site.configure',
    menu: 'settings',
    fields: [choiceField('coverStyle', ['plain', 'shadow']), ...switches('periodsByYear', 'periodsAscending')],
  },
  {
    section: 'search',
    permission: 'search.configure',
    menu: 'settings',
    fields: [
      {
        name: 'scopes',
        type: 'choices',
        label: 'siteField.scopes',
        required: true,
        choices: choices('scopes', searchScopes),
      },
      {
        name: 'quickSearch',
        type: 'list',
        label: 'siteField.quickSearch',
        help: 'siteHelp.quickSearch',
        most: 20,
        of: [{ name: 'words', type: 'text', label: 'siteField.quickSearchWords', required: true, longest: 150 }],
      },
    ],
    toDocument: (stored) => {
      const { scopes, quickSearch } = stored as { scopes: unknown; quickSearch: unknown };
      return { scopes, quickSearch: entriesOf(quickSearch).map((words) => ({ words })) };
    },
    fromDocument: ({ scopes, quickSearch }) => ({
      scopes,
      quickSearch: entriesOf(quickSearch).map(({ words }) => words),
    }),
  },
  {
    section: 'conditions',
    permission: 'search.configure',
    menu: 'settings',
    fields: [
      {
        name: 'conditions',
        type: 'list',
        label: 'siteField.conditions',
        help: 'siteHelp.conditions',
        most: 30,
        of: [
          {
            name: 'field',
            type: 'choice',
            label: 'siteField.conditionField',
            required: true,
            choices: choices('conditionField', conditionFields),
          },
          { name: 'names', type: 'text', label: 'siteField.conditionName', required: true, longest: 60 },
        ],
      },
    ],
    toDocument: (stored) => ({ conditions: stored }),
    fromDocument: ({ conditions }) => conditions,
  },
];
