const anyCase = (number: string): string => number.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** A name of PDF, any of whose letters may be written as its number: `/J#61vaScript`. */
const named = (name: string): string =>
  `/${[...name].map((letter) => `(?:${letter}|#${anyCase(letter.charCodeAt(0).toString(16))})`).join('')}(?![A-Za-z0-9#])`;

const active = new RegExp(
  [
    ...['JavaScript', 'Launch', 'RichMedia', 'EmbeddedFile', 'EmbeddedFiles', 'ImportData', 'Movie', 'Rendition'].map(
      named,
    ),
    '/XFA\\s*(?:\\[|\\d)',
  ].join('|'),
);
const locked = new RegExp(`${named('Encrypt')}\\s*(?:<<|\\d+\\s+\\d+\\s+R)`);
const packedObjects = new RegExp(named('ObjStm'), 'g');

const suspicious = new RegExp([active.source, named('Encrypt'), named('ObjStm')].join('|'));

/** Whether anything in it is for the questions below: most of a PDF is pictures and letters. */
export const isSuspicious = (text: string): boolean => suspicious.test(text);

/** Scripts, commands, players and attachments: none belongs into a manuscript, and each has its own place here. */
export const hasActiveNames = (text: string): boolean => active.test(text);

export const isLockedPdf = (text: string): boolean => locked.test(text);

export interface PackedObjects {
  /** Where its bytes begin, from the beginning of the text. */
  readonly start: number;
  /** Packed in a way that we unpack; others are never used for objects by any program that we know of. */
  readonly isUsual: boolean;
}

const reach = 4_096;

/** Objects that are packed together, in which names can hide. */
export function packedObjectsIn(text: string): readonly PackedObjects[] {
  return [...text.matchAll(packedObjects)].flatMap(({ index }) => {
    const after = text.slice(index, index + reach);
    const stream = /\bstream(?:\r\n|\n|\r)/.exec(after);
    if (!stream) return [];
    const before = text.slice(Math.max(0, index - reach), index);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj'))) + after.slice(0, stream.index);
    const filter = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? '';
    const isUsual =
      /^(?:\[\s*)?\/(?:FlateDecode|Fl)\s*\]?$/.test(filter.trim()) &&
      !/\/DecodeParms\s*(?:<<\s*\/|\[\s*<<\s*\/)/.test(dictionary);
    return [{ start: index + stream.index + stream[0].length, isUsual }];
  });
}
