/** What a file is sent for. */
export const sentFileRoles = ['manuscript', 'figure', 'supplement', 'video', 'captions', 'letter'] as const;

export type SentFileRole = (typeof sentFileRoles)[number];
