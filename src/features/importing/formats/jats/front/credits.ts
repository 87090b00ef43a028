/** The Contributor Role Taxonomy (CRediT, ANSI/NISO Z39.104). */
const creditRoles = [
  'Conceptualization',
  'Data curation',
  'Formal analysis',
  'Funding acquisition',
  'Investigation',
  'Methodology',
  'Project administration',
  'Resources',
  'Software',
  'Supervision',
  'Validation',
  'Visualization',
  'Writing – original draft',
  'Writing – review & editing',
] as const;

const plain = (role: string): string =>
  role
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]+/g, ' ')
    .replace('isation', 'ization')
    .trim();

const byPlainName = new Map(creditRoles.map((role) => [plain(role), role]));

/** The roles of the taxonomy that a text names; publishers join them by commas and write their dashes differently. */
export const creditsIn = (text: string): readonly string[] =>
  text
    .replace(/^[^:]{1,60}:/, '')
    .split(/[,;]/)
    .flatMap((role) => byPlainName.get(plain(role)) ?? []);
