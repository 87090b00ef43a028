import { isDeepStrictEqual } from 'node:util';
import {
  detail,
  doi,
  keywords,
  numberedChoice,
  publishedOn,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import { paragraphs } from '../../../platform/kernel/paragraphs.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Article } from '../contract.ts';
import { statementTypes } from '../domain/article.ts';
import { affiliationsField, authorsField, wrongAuthors } from './article-people-form.ts';

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
    ...{ type: 'list', label: 'field.statements', help: 'help.statements', most: 20 },
    of: [
      {
        ...{ name: 'type', type: 'choice', label: 'field.statementType', required: true },
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

const date = (name: string): ItemField => detail(name, { type: 'date', label: `field.${name}` });
const line = (name: string, longest: number): ItemField =>
  detail(name, { type: 'line', label: `field.${name}`, longest });

/** What is known of an article. Its full text, figures and references stay what was imported. */
export const articleForm: ItemForm = {
  kind: 'article',
  isRecord: true,
  parts: ['contributor', 'affiliation'],
  fields: [
    title(),
    authorsField,
    affiliationsField,
    abstract,
    keywords,
    doi,
    detail('journal', { type: 'reference', label: 'field.journal', kinds: ['journal'] }),
    detail('period', { type: 'reference', label: 'field.issue', kinds: ['issue'] }),
    detail('part', { type: 'text', label: 'field.part', help: 'help.part', longest: 200 }),
    detail('position', { type: 'number', label: 'field.place.inIssue', least: 1, most: 100_000 }),
    line('volume', 40),
    line('firstPage', 20),
    line('lastPage', 20),
    line('elocation', 40),
    publishedOn(),
    date('receivedOn'),
    date('revisedOn'),
    date('acceptedOn'),
    date('onlineOn'),
    date('printedOn'),
    {
      ...detail('type', {
        type: 'line',
        label: 'field.articleType',
        help: 'help.articleType',
        required: true,
        longest: 60,
      }),
      form: /^[a-z-]+$/,
    },
    numberedChoice('publicationType', 'field.publicationType', [0, 1, 3, -1]),
    numberedChoice('accessType', 'field.accessType', [1, 0]),
    line('licence', 100),
    statements,
  ],
  check: wrongAuthors,
  /** Imports know an article by its DOI. */
  keyOf: ({ doi: known }) => (known ? String(known).toLowerCase() : undefined),
};
