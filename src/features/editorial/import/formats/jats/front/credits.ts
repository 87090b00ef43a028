import { textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { type CreditRole, creditRole } from '../../../../../../platform/kernel/credit-role.ts';

/** The roles of the taxonomy that a text names; publishers join them by commas and write their dashes differently. */
export const creditsIn = (text: string): readonly CreditRole[] =>
  text
    .replace(/^[^:]{1,60}:/, '')
    .split(/[,;]/)
    .flatMap((role) => creditRole(role) ?? []);

/** A role names its term by an address, which older files put into `content-type`, by the term itself, or in words. */
export function creditsOfRole(role: XmlElement): readonly CreditRole[] {
  const { 'vocab-term-identifier': identifier, 'content-type': type, 'vocab-term': term } = role.attributes;
  const named = [identifier, type].map((address) => creditRole(address?.split('/').filter(Boolean).at(-1) ?? ''));
  const known = [...named, creditRole(term ?? '')].find((one) => one !== undefined);
  return known ? [known] : creditsIn(textOf(role));
}
