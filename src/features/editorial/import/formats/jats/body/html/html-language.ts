import type { XmlElement } from '../../../../../../../platform/reading/xml/xml-tree.ts';
import type { Attributes } from './html-tree.ts';

const tag = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const fromTheRight = /^(ar|dv|fa|he|iw|ji|ks|ku-arab|ps|sd|ug|ur|yi)(-|$)/i;

/** The language of an element that says so, with the direction it is written in. */
export function languageOf({ attributes }: XmlElement): Pick<Attributes, 'lang' | 'dir'> {
  const lang = attributes['xml:lang'];
  if (lang === undefined || !tag.test(lang)) return {};
  return { lang, dir: fromTheRight.test(lang) ? 'rtl' : 'ltr' };
}
