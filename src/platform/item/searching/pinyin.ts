import { pinyin } from 'pinyin-pro';

/** Family names of two characters. */
const doubleNames = new Set(
  '欧阳 司马 诸葛 上官 司徒 东方 独孤 南宫 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 轩辕 端木 百里 呼延 澹台 司空 太史 申屠 闻人 钟离 濮阳 淳于'.split(
    ' ',
  ),
);

export interface PinyinName {
  readonly family: string;
  /** One for each character of the given name. */
  readonly given: readonly string[];
}

/** How a Chinese name is read, without tones; ü is v. Undefined for what is no Chinese name. */
export function pinyinOf(name: string): PinyinName | undefined {
  const characters = [...name.replace(/[\s·]/g, '')];
  if (characters.length < 2 || characters.length > 5 || !characters.every(isHan)) return undefined;
  const syllables = pinyin(characters.join(''), {
    mode: 'surname',
    surname: 'head',
    toneType: 'none',
    type: 'array',
    v: true,
  });
  if (syllables.length !== characters.length || !syllables.every((syllable) => /^[a-z]+$/.test(syllable)))
    return undefined;
  const family = characters.length > 2 && doubleNames.has(characters.slice(0, 2).join('')) ? 2 : 1;
  return { family: syllables.slice(0, family).join(''), given: syllables.slice(family) };
}

const isHan = (character: string): boolean => /^\p{Script=Han}$/u.test(character);
