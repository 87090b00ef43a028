import type { AccountFactors } from '../kernel/assurance.ts';

export type AccountFactorsOf = (account: string) => Promise<AccountFactors>;
