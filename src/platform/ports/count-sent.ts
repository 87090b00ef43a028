import type { Failure } from '../kernel/failure.ts';

/** Counts so many bytes more among those that an account sends today, or says why they are too many. */
export type CountSent = (account: string, bytes: number) => Promise<Failure | undefined>;
