export type Words = Readonly<Record<string, string>>;

/** Fills `{name}` in. */
export const word = (from: Words, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (from[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
