/** Rows for table programs: UTF-8 with the mark that they look for. What they would take for a formula is only shown, unless it is `harmless`. */
export const csvOf = (
  rows: readonly (readonly string[])[],
  harmless: (value: string) => boolean = () => false,
): string => `\uFEFF${rows.map((row) => row.map((value) => quoted(value, harmless)).join(',')).join('\r\n')}\r\n`;

export const isNumber = (value: string): boolean => /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i.test(value);

function quoted(value: string, harmless: (value: string) => boolean): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !harmless(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
