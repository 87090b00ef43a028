/** What a librarian may find wrong. */
export const correctionSubjects = ['networks', 'login', 'entitlements', 'titles', 'usage', 'other'] as const;

export type CorrectionSubject = (typeof correctionSubjects)[number];

export const longestCorrection = 4_000;
