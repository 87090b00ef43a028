const restorable = ['publish', 'restore', 'remove'];

/** Whether a change of the log put something before readers or took it away, so that it can be undone. */
export const isRestorable = (action: string): boolean => restorable.includes(action);
