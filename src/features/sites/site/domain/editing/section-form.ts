import type { Permission } from '../../../../../platform/kernel/console-role.ts';
import type { Choice, Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import type { SiteConfiguration } from '../configuration.ts';

/** A section of a site's configuration as the console edits it. A field stands for the section's field of the same name. */
export interface SectionForm {
  readonly section: keyof SiteConfiguration;
  readonly permission: Permission;
  readonly menu: 'site' | 'look' | 'pages' | 'settings';
  readonly fields: readonly FormField[];
  /** How the section is put into the form, and taken out of it, where it is not field by field. */
  readonly toDocument?: (stored: unknown) => Document;
  readonly fromDocument?: (document: Document) => unknown;
  readonly check?: (document: Document) => readonly FieldProblem[];
}

export const choices = (field: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: `siteField.${field}.${value}` }));

/** A choice that has to be made. */
export const choiceField = (name: string, values: readonly string[], help?: string): FormField => ({
  name,
  type: 'choice',
  label: `siteField.${name}`,
  ...(help && { help }),
  required: true,
  choices: choices(name, values),
});

type Entries = readonly Readonly<Record<string, unknown>>[];

export const entriesOf = (value: unknown): Entries => (Array.isArray(value) ? (value as Entries) : []);

/** A line that was left empty is stored as nothing. */
export const orNothing = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
