import type { Text } from '../../../../platform/kernel/text.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { inlineMarkup, plainLine, sectionsOf } from '../crossref/html-markup.ts';
import { htmlNodes } from '../jats/html-nodes.ts';
import { bibliographicCode, languageCode, languagesOf } from '../written-languages.ts';
import { filledElement, lineOf, xmlElement } from '../written-xml.ts';

/** PubMed is read in English: it comes first, whatever a paper was written in. */
export const englishText = (text: Text, record: Pick<WorkRecord, 'language'>): string =>
  lineOf(text.en) || lineOf(text[languagesOf(text, record)[0] ?? '']);

const faces: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  sub: 'sub',
  sup: 'sup',
};

const markup = (nodes: Parameters<typeof inlineMarkup>[0]): string =>
  inlineMarkup(
    nodes,
    (name) => faces[name],
    // Nothing around it may declare its namespace.
    (math) => math.replace(/^<mml:math/, '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"'),
  );

/** The English title, and the one in which a paper of another language was published. */
export function pubmedTitles(record: WorkRecord): string[] {
  const { titles, language } = record;
  const [own] = languagesOf(titles, record);
  const isOwnEnglish = own === 'en' || languageCode(language) === null;
  const english = lineOf(titles.en) === '' ? (isOwnEnglish ? own : undefined) : 'en';
  return [
    filledElement('ArticleTitle', english === undefined ? '' : titleIn(record, english)),
    own === undefined || own === english ? '' : filledElement('VernacularTitle', titleIn(record, own)),
  ];
}

const titleIn = ({ titles, richTitles }: WorkRecord, language: string): string =>
  (richTitles[language] ? markup(htmlNodes(richTitles[language])) : '') || xmlText(lineOf(titles[language]));

/** The abstract of its own language or, where there is one, the English one; the others say in which language they are. */
export function pubmedAbstracts(record: WorkRecord): string[] {
  const texts: Record<string, string> = {};
  for (const key of new Set([...Object.keys(record.abstracts), ...Object.keys(record.summaries)]))
    texts[key] = partsOf(record.abstracts[key] ?? '') || xmlText(lineOf(record.summaries[key]));
  const known = languagesOf(texts, record);
  const first = known.includes('en') ? 'en' : known[0];
  return [
    filledElement('Abstract', first === undefined ? '' : (texts[first] ?? '')),
    ...known.flatMap((key) => {
      const code = bibliographicCode(key);
      return key === first || code === null
        ? []
        : [xmlElement('OtherAbstract', texts[key] ?? '', { Language: code, Type: 'Publisher' })];
    }),
  ];
}

/** Each section with its heading; a text without headings as it is. */
function partsOf(html: string): string {
  const sections = sectionsOf(html, markup)
    .map(({ title, paragraphs }) => ({
      label: plainLine(title).replace(/[\s:：.]+$/u, ''),
      text: paragraphs.join(' '),
    }))
    .filter(({ text }) => text !== '');
  const [only] = sections;
  if (sections.length === 1 && only) return only.text;
  return sections
    .map(({ label, text }) => xmlElement('AbstractText', text, { Label: label.toUpperCase() || 'UNLABELLED' }))
    .join('');
}
