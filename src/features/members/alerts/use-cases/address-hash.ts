import { createHash } from 'node:crypto';

/** One address is one receiver, however it was typed. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
