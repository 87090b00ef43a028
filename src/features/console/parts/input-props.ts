import type { FormField } from '../../../platform/kernel/form-field.ts';

/** What every input of a form is given. */
export interface InputProps<Type extends FormField['type'] = FormField['type']> {
  readonly field: FormField & { readonly type: Type };
  /** The way to the value in the document; what is wrong with it is found by this. */
  readonly path: string;
  readonly value: unknown;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (value: unknown) => void;
}
