import type { FormField } from '../../kernel/form-field.ts';
import type { Text } from '../../kernel/text.ts';
import { carriedMarks } from './carried-marks.ts';
import type { ItemField } from './item-form.ts';
import type { StoredItem } from './stored-item.ts';

/** A field without its name: its name is that of the fact it edits. */
type Unnamed<Field> = Field extends unknown ? Omit<Field, 'name'> : never;

/** The title. Its italics and the like go with the words that stay; formulas stay where no word changes. */
export const title = (label = 'field.title'): ItemField => ({
  field: { name: 'title', type: 'text', label, required: true, longest: 1_000 },
  read: ({ titles }) => titles,
  change: (value, { titles, richTitles }) => ({
    titles: value as Text,
    richTitles: Object.fromEntries(
      Object.entries(richTitles).flatMap(([language, rich = '']) => {
        const [before, after = ''] = [titles[language], (value as Text)[language]];
        const carried = before === after ? rich : carriedMarks(rich, before ?? '', after);
        return carried ? [[language, carried]] : [];
      }),
    ),
  }),
});

export const summary = (label = 'field.summary'): ItemField => ({
  field: { name: 'summary', type: 'long-text', label, longest: 5_000 },
  read: ({ summaries }) => summaries,
  change: (value) => ({ summaries: value as Text }),
});

/** Words of a list, as one line with semicolons between them. */
export const keywords: ItemField = {
  field: { name: 'keywords', type: 'text', label: 'field.keywords', help: 'help.keywords', longest: 2_000 },
  read: ({ keywords: stored }) => asLines(stored),
  change: (value) => ({ keywords: asLists(value as Text) }),
};

export const cover: ItemField = {
  field: { name: 'cover', type: 'picture', label: 'field.cover' },
  read: ({ cover: stored }) => stored,
  change: (value) => ({ cover: value as string | null }),
};

export const publishedOn = (label = 'field.publishedOn', required = true): ItemField => ({
  field: { name: 'publishedOn', type: 'date', label, required },
  read: ({ publishedOn: stored }) => stored,
  change: (value) => ({ publishedOn: value as string | null }),
});

export const doi: ItemField = {
  field: { name: 'doi', type: 'line', label: 'field.doi', help: 'help.doi', longest: 200 },
  read: ({ doi: stored }) => stored ?? '',
  change: (value) => ({ doi: (value as string) || null }),
  form: /^10\.\d{4,9}\/\S+$/,
  unique: { table: 'item', column: 'doi' },
};

/** What it gathers, in order. */
export const entries = (kinds: readonly string[]): ItemField => ({
  field: { name: 'entries', type: 'references', label: 'field.entries', kinds },
  read: ({ entries: stored }) => stored,
  change: (value) => ({ entries: value as string[] }),
});

/** A fact of the kind's own table, under the fact's name. */
export const detail = (
  name: string,
  field: Unnamed<FormField>,
  more: Pick<ItemField, 'unique' | 'form'> = {},
): ItemField => ({
  field: { ...field, name } as FormField,
  read: ({ details }) => details[name] ?? emptyOf[field.type] ?? null,
  change: (value) => ({ details: { [name]: value === '' ? null : value } }),
  ...more,
});

const emptyOf: Readonly<Partial<Record<FormField['type'], unknown>>> = {
  line: '',
  lines: '',
  text: {},
  'long-text': {},
  switch: false,
  list: [],
};

/** A choice whose values are numbers in the database. */
export const numberedChoice = (name: string, label: string, values: readonly number[]): ItemField => ({
  field: {
    name,
    type: 'choice',
    label,
    required: true,
    choices: values.map((value) => ({ value: String(value), label: `${label}.${value}` })),
  },
  read: ({ details }) => String(details[name] ?? values[0]),
  change: (value) => ({ details: { [name]: Number(value) } }),
});

export const choice = (name: string, label: string, values: readonly string[]): ItemField =>
  detail(name, {
    type: 'choice',
    label,
    required: true,
    choices: values.map((value) => ({ value, label: `${label}.${value}` })),
  });

/** The text of its page. */
export const body = (label = 'field.body', name = 'bodies'): ItemField => ({
  field: { name: 'body', type: 'prose', label },
  read: ({ details }) => details[name] ?? {},
  change: (value) => ({ details: { [name]: value } }),
  inFiles: true,
});

/** One entry a line. */
export const lineList = (name: string, label: string, help: string): ItemField => ({
  field: { name, type: 'lines', label, help, longest: 5_000 },
  read: ({ details }) => ((details[name] as string[] | undefined) ?? []).join('\n'),
  change: (value) => ({ details: { [name]: parts(value as string, /\n/) } }),
});

/** Lists of words by language. They may be stored as one line. */
export const wordLists = (name: string, label: string): ItemField => ({
  field: { name, type: 'text', label, help: 'help.keywords', longest: 2_000 },
  read: ({ details }) => asLines((details[name] ?? {}) as Record<string, string | readonly string[]>),
  change: (value) => ({ details: { [name]: asLists(value as Text) } }),
});

const asLines = (stored: Readonly<Record<string, string | readonly string[]>>): Text =>
  Object.fromEntries(
    Object.entries(stored)
      .map(([language, words]) => [language, typeof words === 'string' ? words : words.join('; ')] as const)
      .filter(([, line]) => line !== ''),
  );

const asLists = (lines: Text): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lines).map(([language, line]) => [language, parts(line ?? '', /[;；]/)]));

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** What a form shows of a stored thing, before texts are read from the file store. */
export const valuesOf = (fields: readonly ItemField[], stored: StoredItem): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ field, read }) => [field.name, read(stored)]));
