import { addressAttacks } from './address-attacks.ts';
import type { Attack } from './attack.ts';
import { mixedAttacks } from './mixed-attacks.ts';
import { mutationAttacks } from './mutation-attacks.ts';
import { plainAttacks } from './plain-attacks.ts';

export const everyAttack: readonly Attack[] = [
  ...plainAttacks,
  ...addressAttacks,
  ...mutationAttacks,
  ...mixedAttacks(18, 60),
];
