import { child, childElements, textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { plainText, without } from './plain-text.ts';

export interface PrintedName {
  readonly full: string;
  readonly family?: string;
  readonly given?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

export type Names = Readonly<Record<string, PrintedName>>;

/** A person's or group's name as printed, in each language and script that it is given in. */
export function namesOf(contributor: XmlElement, reading: ArticleReading): Names {
  const names: Record<string, PrintedName> = {};
  const put = (element: XmlElement, name: PrintedName) => {
    if (name.full !== '') names[languageOf(element, reading)] ??= name;
  };
  for (const element of childElements(contributor)) {
    if (element.name === 'name' || element.name === 'string-name') put(element, personName(element));
    else if (element.name === 'collab') put(element, { full: groupName(element) });
    else if (element.name === 'name-alternatives' || element.name === 'collab-alternatives') {
      for (const [language, name] of Object.entries(namesOf(element, reading))) names[language] ??= name;
    }
  }
  return names;
}

/** A group's element may list its members and their institutions inside. */
const groupName = (collab: XmlElement): string =>
  textOf(child(collab, 'named-content')) ||
  plainText(without(collab, 'contrib-group', 'aff', 'xref', 'email', 'address'));

const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function personName(element: XmlElement): PrintedName {
  const [family, given, prefix, suffix] = ['surname', 'given-names', 'prefix', 'suffix'].map((name) =>
    textOf(child(element, name)),
  ) as [string, string, string, string];
  const isFamilyFirst = element.attributes['name-style'] === 'eastern' || isEastAsian.test(family);
  const inOrder = isFamilyFirst ? [family, given, suffix] : [given, family, suffix];
  const joined = inOrder.filter(Boolean).join(isFamilyFirst && isEastAsian.test(family) ? '' : ' ');
  return {
    full: joined || plainText(element),
    ...(family && { family }),
    ...(given && { given }),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
  };
}
