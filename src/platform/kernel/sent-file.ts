/** What a file of a submission is sent for. */
export const submittedRoles = ['manuscript', 'figure', 'supplement', 'video', 'captions', 'letter'] as const;

/** What a file is sent for. An editor sends what readers will have. */
export const sentFileRoles = [...submittedRoles, 'publication'] as const;

export type SubmittedRole = (typeof submittedRoles)[number];
export type SentFileRole = (typeof sentFileRoles)[number];
