import { createHash } from 'node:crypto';

/** What is kept of a session's token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
