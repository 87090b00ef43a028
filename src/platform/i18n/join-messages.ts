export type Messages = Readonly<Record<string, string>>;

/** Each folder keeps its own texts; a language is all of them together. */
export const joinMessages = (files: Record<string, unknown>): Messages => Object.assign({}, ...Object.values(files));
