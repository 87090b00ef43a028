import { createPasswords } from '../../src/features/members/account/use-cases/passwords.ts';
import { createFairShare } from '../../src/platform/kernel/fair-share.ts';

const share = createFairShare<string>(() => ({ running: 1, runningOfAll: 1, waiting: 1, waitMilliseconds: 9_000 }));

/** A password as the app keeps it, for an account that a test stores. */
export async function hashedPassword(password: string): Promise<string> {
  const hashed = await createPasswords(share).hash('test', password);
  if (!hashed.ok) throw new Error('not hashed');
  return hashed.value;
}
