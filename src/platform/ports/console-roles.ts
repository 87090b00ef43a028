import type { ConsoleRole, Permission } from '../kernel/console-role.ts';
import type { Language } from '../kernel/language.ts';

/** Someone at the console, and how to write to them. */
export interface RoleHolder {
  readonly account: string;
  readonly email: string | null;
  readonly language: Language | null;
  readonly role: ConsoleRole;
}

/** Who may sit at the console of a site. */
export interface ConsoleRoles {
  roleAt(site: number, account: string): Promise<ConsoleRole | null>;
  /** Whether this account, in this role, must have shown a strong factor at the console of this site. */
  needsStrongFactor(site: number, account: string, role: ConsoleRole): Promise<boolean>;
  /** Those of the site's own people whose role allows something. Operators belong to no site. */
  holders(site: number, permission: Permission): Promise<readonly RoleHolder[]>;
  operators(): Promise<readonly RoleHolder[]>;
}
