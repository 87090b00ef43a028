import { createHash } from 'node:crypto';

const names = new Map<string, string>();
const mostNames = 5_000;

/** A statement's text gives its name, so each connection parses it once. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < mostNames) names.set(text, name);
  return name;
}
