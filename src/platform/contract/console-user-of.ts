import type { CallRequest, ConsoleUser } from './handler.ts';

/** Who makes a call of the console. `run` lets nobody through without a role in the console. */
export function consoleUserOf({ consoleUser }: Pick<CallRequest<unknown>, 'consoleUser'>): ConsoleUser {
  if (!consoleUser) throw new Error('a call of the console came without a role in the console');
  return consoleUser;
}
