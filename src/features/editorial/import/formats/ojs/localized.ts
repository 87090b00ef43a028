import { childrenNamed, textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';

/** `en_US` and `zh_Hans` as tags; what follows an `@` names a script. */
export const languageTagOf = (locale: string): string => (locale.split('@')[0] ?? '').replaceAll('_', '-');

const keyOf = (element: XmlElement, own: string): string => textKey(languageTagOf(element.attributes.locale || own));

/** What elements of one name say, in each language the first, made of it by `make`. */
export function localized(
  parent: XmlElement | undefined,
  name: string,
  own: string,
  make: (text: string) => string = (text) => text,
): Text {
  const texts: Text = {};
  for (const element of childrenNamed(parent, name)) {
    const text = make(textOf(element));
    if (text !== '') texts[keyOf(element, own)] ??= text;
  }
  return texts;
}

/** A list in each language: `<keywords locale="en"><keyword>…`, in which later versions put a name into the keyword. */
export function localizedLists(
  parent: XmlElement,
  name: string,
  entry: string,
  own: string,
): Record<string, readonly string[]> {
  const lists: Record<string, readonly string[]> = {};
  for (const list of childrenNamed(parent, name)) {
    const words = childrenNamed(list, entry)
      .map((element) => textOf(childrenNamed(element, 'name')[0] ?? element))
      .filter((word) => word !== '');
    if (words.length > 0) lists[keyOf(list, own)] ??= [...new Set(words)];
  }
  return lists;
}

/** The same lists as one list of texts: entries of equally long lists are each other's translations. */
export function textsOfLists(lists: Readonly<Record<string, readonly string[]>>, own: string): Text[] {
  const language = textKey(languageTagOf(own));
  const first = lists[language] ? language : Object.keys(lists)[0];
  const words = (first && lists[first]) || [];
  const sameLength = Object.entries(lists).filter(([, others]) => others.length === words.length);
  return words.map((_, place) => Object.fromEntries(sameLength.map(([key, others]) => [key, others[place]])));
}

export const idOf = (element: XmlElement, type: string): string =>
  textOf(childrenNamed(element, 'id').find(({ attributes }) => attributes.type === type));
