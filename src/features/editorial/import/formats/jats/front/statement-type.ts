import { child, textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

export type StatementType =
  | 'author-contributions'
  | 'acknowledgements'
  | 'funding'
  | 'competing-interests'
  | 'data-availability'
  | 'ethics'
  | 'generative-tools';

/** In the order in which they are shown. JATS leaves the words of its types to publishers, and many write a heading only. */
const names: readonly (readonly [StatementType, RegExp])[] = [
  [
    'author-contributions',
    /^(credit )?(author(s|ship)?( s)? )?contributions?( statement)?$|^con$|^作者贡献(声明|说明)?$/,
  ],
  ['acknowledgements', /^ack(nowledge?ments?)?$|^致谢$/],
  [
    'funding',
    /^(funding|financial (support|disclosure)|supported by)( (statement|information|sources?))?$|^(基金项目|资助信息)$/,
  ],
  [
    'competing-interests',
    /^(competing|conflicts?|coi|declarations? of|disclosures? of)\b.*\binterests?( statements?)?$|^(conflict|coi statement)$|^利益冲突(声明)?$/,
  ],
  [
    'data-availability',
    /^(data|code)\b.*\b(availability|accessibility)( statements?)?$|^availability of\b.*\b(data|code|materials?)$|^数据可[用获]/,
  ],
  [
    'ethics',
    /^(research )?ethic(s|al)( (information|statements?|approvals?|considerations?|declarations?))*( and consent\b.*)?$|^伦理/,
  ],
  [
    'generative-tools',
    /^(ai|generative ai)\b.*\bstatement$|^(declaration of|use of)( generative)? (ai|artificial intelligence)\b/,
  ],
];

export const statementTypes = names.map(([type]) => type);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

export const statementNamed = (name: string): StatementType | undefined =>
  names.find(([, form]) => form.test(plain(name)))?.[0];

/** What a part of an article declares, by its type or else by its heading. */
export function statementTypeOf(element: XmlElement): StatementType | undefined {
  if (element.name === 'ack') return 'acknowledgements';
  if (element.name === 'funding-statement') return 'funding';
  if (!['sec', 'notes', 'fn', 'fn-group'].includes(element.name)) return undefined;
  const { 'sec-type': sec, 'notes-type': notes, 'fn-type': note, 'content-type': content } = element.attributes;
  return statementNamed(sec ?? notes ?? note ?? content ?? '') ?? statementNamed(textOf(child(element, 'title')));
}
