import { isId } from '../../../../platform/kernel/id.ts';
import { isLanguage } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import type { ModuleSettings } from '../contract.ts';
import { artworks, factNames, mostPaperLists, type PaperList, paperLists } from './module.ts';

type Stored = Readonly<Record<string, unknown>>;
type Reader<Value> = (stored: unknown) => Value | undefined;

const mostEntries = 100;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const string: Reader<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
const id: Reader<string> = (stored) => (typeof stored === 'string' && isId(stored) ? stored : undefined);
const size: Reader<number> = (stored) =>
  Number.isInteger(stored) ? Math.min(Math.max(stored as number, 1), mostEntries) : undefined;
const text: Reader<Text> = (stored) =>
  isStored(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => isLanguage(entry[0]) && typeof entry[1] === 'string',
        ),
      )
    : undefined;
const oneOf =
  <Value>(known: readonly Value[]): Reader<Value> =>
  (stored) =>
    known.find((value) => value === stored);
const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (stored) =>
    Array.isArray(stored)
      ? stored
          .map(read)
          .filter((entry) => entry !== undefined)
          .slice(0, mostEntries)
      : undefined;

/** Reads each field that is there and makes sense. */
const shape =
  <Value>(fields: { readonly [Name in keyof Value]-?: Reader<NonNullable<Value[Name]>> }): Reader<Value> =>
  (stored) => {
    if (!isStored(stored)) return undefined;
    const read = Object.entries<Reader<unknown>>(fields).map(([name, reader]) => [name, reader(stored[name])]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Value;
  };

const address: Reader<string> = (stored) => webAddress(string(stored) ?? null) ?? undefined;
const which: Reader<PaperList[]> = (stored) => {
  const lists = listOf(oneOf(paperLists))(stored);
  return lists && [...new Set(lists)].slice(0, mostPaperLists);
};

type Link = NonNullable<ModuleSettings['links']>[number];
const linkFields = shape<Link>({
  name: text,
  url: address,
  note: text,
});
const link: Reader<Link> = (stored) => {
  const read = linkFields(stored);
  return read?.name && read.url ? read : undefined;
};

const settings = shape<ModuleSettings>({
  bannerId: id,
  columnId: id,
  size,
  which,
  more: address,
  links: listOf(link),
  contact: shape<NonNullable<ModuleSettings['contact']>>({ address: text, phone: string, email: string, hours: text }),
  facts: listOf(oneOf(factNames)),
  artwork: oneOf(artworks),
  extension: string,
  option: string,
});

/** Settings as an editor or a newer version stored them: what this version does not understand is left out. */
export const readModuleSettings = (stored: unknown): ModuleSettings => settings(stored) ?? {};
