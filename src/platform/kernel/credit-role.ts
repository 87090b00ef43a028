/** The Contributor Role Taxonomy (CRediT, ANSI/NISO Z39.104), each role as it ends at credit.niso.org/contributor-roles/. */
export const creditRoles = [
  'conceptualization',
  'data-curation',
  'formal-analysis',
  'funding-acquisition',
  'investigation',
  'methodology',
  'project-administration',
  'resources',
  'software',
  'supervision',
  'validation',
  'visualization',
  'writing-original-draft',
  'writing-review-editing',
] as const;

export type CreditRole = (typeof creditRoles)[number];

const plain = (role: string): string =>
  role
    .toLowerCase()
    .replaceAll(/\band\b|[^a-z]/g, '')
    .replaceAll('isation', 'ization')
    .replace(/^(writingoriginaldraft)preparation$/, '$1');

const byPlainName = new Map<string, CreditRole>(creditRoles.map((role) => [plain(role), role]));

/** `Writing – review & editing` and `writing-review-editing` are one role; whatever is no role of the taxonomy is none. */
export const creditRole = (printed: string): CreditRole | undefined => byPlainName.get(plain(printed));
