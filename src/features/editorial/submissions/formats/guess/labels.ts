import type { Paragraph } from '../../../../../platform/documents/paragraph.ts';
import type { ManuscriptLanguage } from '../../domain/manuscript-guess.ts';

export type LabelKind = 'abstract' | 'keywords' | 'references' | 'introduction' | 'note';

export interface Label {
  readonly kind: LabelKind;
  readonly language: ManuscriptLanguage;
  /** What follows the label in its own paragraph. */
  readonly rest: string;
}

const numbered = String.raw`(?:(?:\d+|[IVX]+|[一二三四五])\s*[.、．]?\s*)?`;
const after = String.raw`\s*[\]】)）]?\s*[:：.．。—–-]*\s*`;

interface LabelRule {
  readonly kind: LabelKind;
  readonly language: ManuscriptLanguage;
  readonly pattern: RegExp;
}

const rule = (kind: LabelKind, language: ManuscriptLanguage, pattern: string, flags = 'i'): LabelRule => ({
  kind,
  language,
  pattern: new RegExp(`^[[【(（]?\\s*${pattern}`, `${flags}u`),
});

/** A label that is an everyday word as well counts only alone, or before a colon. */
const alone = String.raw`\s*(?:[:：.—–-]\s*|$)`;

const rules: readonly LabelRule[] = [
  rule('abstract', 'zh', `(?:中文)?(?:摘\\s*要|内\\s*容\\s*提\\s*要)${after}`),
  rule(
    'abstract',
    'en',
    `(?:英文摘要${after})?(?:[Aa]bstract|A\\s?B\\s?S\\s?T\\s?R\\s?A\\s?C\\s?T)(?!\\p{L}|\\s+\\p{Ll})${after}`,
    '',
  ),
  rule('abstract', 'en', `summary${alone}`),
  rule('keywords', 'zh', `关\\s*键\\s*[词字]${after}`),
  rule('keywords', 'en', `(?:key\\s*-?\\s*words?(?: and phrases)?|index terms)${after}`),
  rule(
    'references',
    'zh',
    `${numbered}参\\s*考\\s*文\\s*献\\s*[】\\]]?\\s*(?:\\(references?\\)|references?)?\\s*[:：]?\\s*$`,
  ),
  rule(
    'references',
    'en',
    `${numbered}(?:references(?: and notes| cited)?|bibliography|literature cited|works cited)\\s*:?\\s*$`,
  ),
  rule('introduction', 'zh', `${numbered}(?:引\\s*言|前\\s*言|绪\\s*论|导\\s*言|问题的?提出)\\s*$`),
  rule('introduction', 'en', `${numbered}(?:introduction|background|statement of need)\\s*$`),
  rule(
    'note',
    'zh',
    '(?:中\\s*图\\s*分\\s*类\\s*号|分\\s*类\\s*号|文\\s*献\\s*标|文\\s*章\\s*编\\s*号|收\\s*稿\\s*日\\s*期|修\\s*回\\s*日\\s*期|基\\s*金|作\\s*者\\s*简\\s*介|第一作者|通[讯信]作者|引用格式|资助|项目)',
  ),
  rule(
    'note',
    'en',
    '(?:received|accepted|revised|correspond(?:ence|ing)|e-?mail|funding|doi\\b|clc (?:number|no)|running (?:head|title)|supported by|foundation item|article type|\\*|©|copyright)',
  ),
  rule(
    'note',
    'zh',
    '(?:论\\s*著|综\\s*述|述\\s*评|研究论文|研究报告|研究简报|(?:临床|基础|调查|实验)研究|原创论文)\\s*[·•]?\\s*$',
  ),
  rule(
    'note',
    'en',
    '(?:original (?:research )?(?:article|paper)|(?:research|review|regular|full length) (?:article|paper)|review|short communication|case report|letter)\\s*$',
  ),
];

/** What a paragraph is called by its first words, if it is one of the parts that every manuscript names alike. */
export function labelOf({ text }: Pick<Paragraph, 'text'>): Label | undefined {
  for (const { kind, language, pattern } of rules) {
    const found = pattern.exec(text);
    if (found) return { kind, language, rest: text.slice(found[0].length).trim() };
  }
  return undefined;
}

const partOfAbstract =
  /^(?:background|objectives?|aims?|purpose|methods?|results?|findings|conclusions?|significance|目的|背景|方法|结果|结论)\s*[:：.]?$/i;

export const isPartOfAbstract = (text: string): boolean => partOfAbstract.test(text);
