const restorable = ['publish', 'restore', 'remove', 'drop-draft'];

/** Whether a change of the log put something before readers or took it away, or gave up a draft, so that it can be undone. */
export const isRestorable = (action: string): boolean => restorable.includes(action);
