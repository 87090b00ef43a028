import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import type { FailureCode } from '../../../platform/kernel/failure.ts';

interface RoleChange {
  readonly actor: { readonly account: string; readonly role: ConsoleRole };
  readonly target: { readonly account: string; readonly role: ConsoleRole };
  /** Nothing where the person is taken away. */
  readonly next: ConsoleRole | null;
  readonly owners: number;
}

/** What speaks against giving someone another role at a site, or none. */
export function roleProblem({ actor, target, next, owners }: RoleChange): FailureCode | undefined {
  if (next === 'operator') return 'consoleRefused';
  if (actor.account === target.account) return 'notYourself';
  // An operator may, because an operator can name another one.
  if (target.role === 'owner' && next !== 'owner' && owners <= 1 && actor.role !== 'operator') return 'lastOwner';
  return undefined;
}
