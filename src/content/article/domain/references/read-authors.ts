export type CitedPerson = { readonly family: string; readonly given?: string } | { readonly name: string };

const andOthers = /[,，;；]?\s*(?:\bet al\b\.?|and others\b|等(?:人)?)\s*[.．,，]?\s*$/i;
const initials = /^(?:\p{Lu}{1,4}|(?:\p{Lu}\.[\s-]*)+|\p{Lu}(?:[\s-]\p{Lu}){0,3})\.?$/u;
const familyThenInitials = /^(?<family>\p{L}[\p{L}'’‐-]*(?:\s\p{L}[\p{L}'’‐-]+)*)\s(?<given>(?:\p{Lu}[.\s-]*){1,4})$/u;
const initialsThenFamily =
  /^(?<given>(?:\p{Lu}\.[\s-]*){1,4})\s*(?<family>\p{L}[\p{L}'’‐-]*(?:\s\p{L}[\p{L}'’‐-]+)*)$/u;
const chinese = /^\p{Script=Han}{2,4}$/u;

const trimmed = (text: string) => text.replace(/^[\s,，;；.．]+|[\s,，;；:：]+$/g, '');

/** Who wrote it, in the forms of the usual styles: `Smith J A, Doe B`, `Smith, J. A., & Doe, B.`, `J. A. Smith and B. Doe`, `张三，李四`. */
export function readAuthors(printed: string, isFirstInverted = false): readonly CitedPerson[] {
  const text = trimmed(printed.replace(andOthers, ''));
  if (text === '') return [];
  const pieces = text
    .split(/\s*(?:[,，;；、]\s*(?:&|and\b)?|\s&|\band\b|\s和)\s*/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const people: CitedPerson[] = [];
  // Chicago: `Smith, John Adam, and Bea Doe`.
  if (isFirstInverted && pieces.length > 1 && /^[^,，]+[,，]/.test(text)) {
    const [family = '', given = ''] = pieces.splice(0, 2);
    people.push({ family, given: given.replace(/\.$/, '') });
  }
  for (let place = 0; place < pieces.length; place += 1) {
    const piece = pieces[place] ?? '';
    const next = pieces[place + 1];
    // `Smith, J. A.`: the comma stands within a name.
    if (next !== undefined && initials.test(next) && !familyThenInitials.test(piece) && !chinese.test(piece)) {
      people.push({ family: piece, given: spaced(next) });
      place += 1;
    } else people.push(personOf(piece));
  }
  return people;
}

function personOf(piece: string): CitedPerson {
  const { family, given } = (familyThenInitials.exec(piece) ?? initialsThenFamily.exec(piece))?.groups ?? {};
  return family && given ? { family, given: spaced(given) } : { name: piece.replace(/\.$/, '') };
}

/** `J.-A.`, `JA` and `J A` alike: `J A`. */
const spaced = (given: string): string => (given.match(/\p{Lu}/gu) ?? []).join(' ');

/** Whether a text goes on with another author, so that a full stop before it ended an initial and not the list of authors. */
export const goesOn = (rest: string): boolean =>
  /^\s*(?:[,，;；&-]|and\b|et al|等|\p{Lu}\.|\p{Lu}[,，;；]|\p{Lu}\s\p{Lu}[.,，\s])/u.test(rest);

/** As a form shows them, and back: `Smith, J A; 张三`. */
export const writtenAuthors = (people: readonly CitedPerson[]): string =>
  people.map((one) => ('name' in one ? one.name : one.given ? `${one.family}, ${one.given}` : one.family)).join('; ');

export const authorsOf = (written: string): readonly CitedPerson[] =>
  written
    .split(/[;；\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [family = '', given] = one.split(/\s*[,，]\s*/);
      return given ? { family, given } : { name: one };
    });
