import { createHmac } from 'node:crypto';

export type KeyFor = (purpose: string) => Buffer;

/** Keys for signing, one for each purpose, all of them from one secret. */
export const keysFrom =
  (secret: string): KeyFor =>
  (purpose) =>
    createHmac('sha256', secret).update(purpose).digest();
