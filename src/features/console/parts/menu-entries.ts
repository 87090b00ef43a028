import { addressOfKind } from '../domain/addresses.ts';
import { type Group, groupOfKind, menuPages } from '../domain/menu.ts';
import { useConsole, useWord } from './use-console.ts';

export interface MenuEntry {
  readonly group: Group;
  readonly address: string;
  readonly name: string;
  /** How many things wait there. */
  readonly waiting: number;
}

/** The pages of the console that this role may open. */
export function useMenuEntries(): readonly MenuEntry[] {
  const { me } = useConsole();
  const say = useWord();
  const waiting: Readonly<Record<string, number | undefined>> = me.waiting;
  return [
    ...menuPages
      .filter(({ permission }) => me.permissions.includes(permission))
      .map(({ group, address, name }) => ({ group, address, name: say.of('page', name), waiting: waiting[name] ?? 0 })),
    ...me.kinds.map(({ section, kind, name, isMany }) => ({
      group: groupOfKind(kind, section),
      address: addressOfKind(kind, isMany),
      name,
      waiting: 0,
    })),
  ];
}
