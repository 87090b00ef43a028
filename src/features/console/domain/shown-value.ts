/** Any value of a document as people read it: texts by language, entries one below the other. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map(shownValue).join('\n') || '–';
  if (typeof value === 'object') {
    const lines = Object.entries(value).map(([name, inside]) => `${name}: ${shownValue(inside)}`);
    return lines.join('\n') || '–';
  }
  return String(value);
}
