import { isDeepStrictEqual } from 'node:util';
import { files } from '../../../platform/item/editing/files-field.ts';
import {
  detail,
  doi,
  keywords,
  numberedChoice,
  publishedOn,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import { markedTitle, wrongMarks } from '../../../platform/item/editing/marked-title.ts';
import { paragraphs } from '../../../platform/kernel/paragraphs.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Article } from '../contract.ts';
import { statementTypes } from '../domain/article.ts';
import { fundsField, wrongFunds } from './article-funds-form.ts';
import { affiliationsField, authorsField, wrongAuthors } from './article-people-form.ts';
import { referencesField, wrongReferences } from './article-references-form.ts';

/** Edited as plain text. Formulas and italics stay in the languages that nobody touched. */
const abstract: ItemField = {
  field: { name: 'abstract', type: 'long-text', label: 'field.abstract', help: 'help.abstract', longest: 20_000 },
  read: ({ summaries }) => summaries,
  change: (value, { summaries, details }) => {
    const texts = value as Text;
    const printed = (details.abstracts ?? {}) as Text;
    const abstracts = Object.entries(texts).map(([language, text = '']) => [
      language,
      text === summaries[language] && printed[language] ? printed[language] : paragraphs(text),
    ]);
    return { summaries: texts, details: { abstracts: Object.fromEntries(abstracts) } };
  },
};

type Statement = Article['statements'][number];

/** One that nobody touched stays known as printed in the full text. */
const statements: ItemField = {
  ...detail('statements', {
    type: 'list',
    label: 'field.statements',
    help: 'help.statements',
    most: 20,
    of: [
      {
        name: 'type',
        type: 'choice',
        label: 'field.statementType',
        required: true,
        choices: statementTypes.map((value) => ({ value, label: `field.statementType.${value}` })),
      },
      { name: 'texts', type: 'long-text', label: 'field.statementText', required: true, longest: 20_000 },
    ],
  }),
  change: (value, { details }) => {
    const printed = ((details.statements ?? []) as readonly Statement[]).filter(({ inText }) => inText);
    const isPrinted = ({ type, texts }: Statement) =>
      printed.some((one) => one.type === type && isDeepStrictEqual(one.texts, texts));
    const written = value as readonly Statement[];
    return { details: { statements: written.map((one) => (isPrinted(one) ? { ...one, inText: true } : one)) } };
  },
};

/** Of JATS, those that journals have; others are typed. */
const articleTypes = [
  ...['research-article', 'review-article', 'brief-report', 'case-report', 'data-paper', 'methods-article'],
  ...['editorial', 'article-commentary', 'letter', 'reply', 'news', 'book-review', 'correction', 'retraction'],
];

const licences = [
  ...['by', 'by-sa', 'by-nc', 'by-nd', 'by-nc-sa', 'by-nc-nd'].map((terms) => ({
    value: `https://creativecommons.org/licenses/${terms}/4.0/`,
    label: `CC ${terms.toUpperCase()} 4.0`,
  })),
  { value: 'https://creativecommons.org/publicdomain/zero/1.0/', label: 'CC0 1.0' },
];

const subjects: ItemField = {
  field: { name: 'subjects', type: 'references', label: 'field.subjects', kinds: ['subject'] },
  read: ({ subjects: stored }) => stored,
  change: (value) => ({ subjects: value as string[] }),
};

/** Its place is one in the contents of an issue, which the form of the issue has. */
const period: ItemField = {
  ...detail('period', { type: 'reference', label: 'field.issue', kinds: ['issue'] }),
  change: (value) => ({ details: { period: value, position: null } }),
};

const date = (name: string): ItemField => detail(name, { type: 'date', label: `field.${name}` });
const line = (name: string, longest: number): ItemField =>
  detail(name, { type: 'line', label: `field.${name}`, longest });

/** Each part of the form is reached by its name. */
const inPart = (part: string, fields: readonly ItemField[]): ItemField[] =>
  fields.map((one) => ({ ...one, field: { ...one.field, part } }));

/** What is known of an article. Its full text stays what was imported, and the list of references that is printed in it. */
export const articleForm: ItemForm = {
  kind: 'article',
  isRecord: true,
  parts: ['contributor', 'affiliation', 'reference'],
  fields: [
    ...inPart('words', [title(), markedTitle, abstract, keywords]),
    ...inPart('people', [authorsField, affiliationsField]),
    ...inPart('place', [
      doi,
      detail('journal', { type: 'reference', label: 'field.journal', kinds: ['journal'] }),
      period,
      detail('part', { type: 'text', label: 'field.part', help: 'help.part', longest: 200 }),
      line('volume', 40),
      line('firstPage', 20),
      line('lastPage', 20),
      line('elocation', 40),
    ]),
    ...inPart('dates', [
      publishedOn(),
      date('receivedOn'),
      date('revisedOn'),
      date('acceptedOn'),
      date('onlineOn'),
      date('printedOn'),
    ]),
    ...inPart('kind', [
      detail(
        'type',
        {
          type: 'line',
          label: 'field.articleType',
          help: 'help.articleType',
          required: true,
          longest: 60,
          offers: articleTypes.map((value) => ({ value, label: `field.articleType.${value}` })),
        },
        { form: /^[a-z-]+$/ },
      ),
      numberedChoice('publicationType', 'field.publicationType', [0, 1, 3, -1]),
      numberedChoice('accessType', 'field.accessType', [1, 0]),
      detail('licence', { type: 'line', label: 'field.licence', longest: 100, offers: licences }),
      subjects,
    ]),
    ...inPart('files', [files]),
    ...inPart('money', [fundsField, statements]),
    ...inPart('references', [referencesField]),
  ],
  check: (document) => [
    ...wrongMarks(document),
    ...wrongAuthors(document),
    ...wrongFunds(document),
    ...wrongReferences(document),
  ],
  /** Imports know an article by its DOI. */
  keyOf: ({ doi: known }) => (known ? String(known).toLowerCase() : undefined),
};
