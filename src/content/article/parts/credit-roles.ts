/** The Contributor Role Taxonomy (CRediT), by the names that our texts have for its roles. */
export const creditRoles = [
  'conceptualization',
  'dataCuration',
  'formalAnalysis',
  'fundingAcquisition',
  'investigation',
  'methodology',
  'projectAdministration',
  'resources',
  'software',
  'supervision',
  'validation',
  'visualization',
  'writingOriginalDraft',
  'writingReviewEditing',
] as const;

export type CreditRole = (typeof creditRoles)[number];

const plain = (role: string): string =>
  role
    .toLowerCase()
    .replaceAll(/\band\b|[^a-z]/g, '')
    .replaceAll('isation', 'ization');

const byPlainName = new Map(creditRoles.map((role) => [plain(role), role]));

/** `Writing – review & editing` and `writing-review-editing` are one role; what is no role of the taxonomy stays as printed. */
export const creditRole = (printed: string): CreditRole | undefined => byPlainName.get(plain(printed));
