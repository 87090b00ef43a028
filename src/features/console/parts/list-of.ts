import type { FormField } from '../../../platform/kernel/form-field.ts';

/** What the entries of a list in a form look like: their fields, how many there may be, what can be chosen in them. */
export function listOf(fields: readonly FormField[], name: string) {
  const list = fields.find((field) => field.name === name);
  const of = list?.type === 'list' ? list.of : [];
  return {
    of,
    most: list?.type === 'list' ? list.most : 0,
    /** The choices of a field with their names. */
    choicesOf(field: string): ReadonlyMap<string, string> {
      const found = of.find((one) => one.name === field);
      return new Map(found?.type === 'choice' ? found.choices.map(({ value, label }) => [value, label]) : []);
    },
  };
}
