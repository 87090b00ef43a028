import { isWholeRun } from './languages.ts';

/** Bytes of what is sent over a connection that breaks: enough to be cut twice, and 200 MB in a whole run. */
export const largeFile = (isWholeRun ? 200 : 48) * 1_048_576;
