/** Roles of files that readers can have: the full text as PDF or in another form, what belongs to it, and what it was made of. */
export const downloadableRoles = ['pdf', 'galley', 'supplement', 'data', 'attachment', 'source'] as const;

/** Which stage of a work a file shows, in the words of NISO RP-8 (JAV). */
export const fileVersions = ['AM', 'P', 'VoR', 'CVoR', 'EVoR'] as const;
