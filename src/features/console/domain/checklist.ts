/** What a new site needs before it is shown around, in this order; each has its word `checklist.<name>`. */
export const checklistSteps = ['header', 'theme', 'channels', 'column-text', 'people', 'journal', 'article'] as const;

export type ChecklistStep = (typeof checklistSteps)[number];
