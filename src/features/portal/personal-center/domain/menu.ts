/** The menu of the personal center, in the specification's order and words, with the tasks of this installation after submissions; `back` leads out of it. */
export const menuEntries = [
  'collect',
  'comment',
  'message',
  'download',
  'album',
  'submission',
  'tasks',
  'infomation',
  'account',
] as const;

export type MenuEntry = (typeof menuEntries)[number];

/** Entries without an address of their own stand behind /personal?menu=… */
const addresses: Readonly<Partial<Record<MenuEntry, string>>> = {
  collect: '/personalCollect',
  download: '/personalDownLoad',
  album: '/personalAlbum',
  infomation: '/personalInfomation',
  account: '/personalAccount',
};

export const addressOfEntry = (entry: MenuEntry): string => addresses[entry] ?? `/personal?menu=${entry}`;

const isEntry = (given: string | undefined): given is MenuEntry => menuEntries.some((entry) => entry === given);

/** What an address shows. Addresses know no case; /personal alone shows what is first. */
export function entryAt(path: string, menu: string | undefined): MenuEntry {
  const address = path.toLowerCase();
  const named = menuEntries.find((entry) => addresses[entry]?.toLowerCase() === address);
  return named ?? (isEntry(menu) ? menu : menuEntries[0]);
}
