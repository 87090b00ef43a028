import { type Failure, failure } from './failure.ts';

export const gigabytes = (bytes: number): string => `${Math.floor((bytes / 1_073_741_824) * 10) / 10} GB`;

/** Why so many bytes more are too many for one day of an account; nothing where they are not. */
export const dayQuotaProblem = (sent: number, bytes: number, most: number): Failure | undefined =>
  sent + bytes > most ? failure('dayQuota', { used: gigabytes(sent), max: gigabytes(most) }) : undefined;
