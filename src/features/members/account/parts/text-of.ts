/** What stands in a field of a form. */
export const textOf = (values: FormData, field: string): string => String(values.get(field) ?? '');
