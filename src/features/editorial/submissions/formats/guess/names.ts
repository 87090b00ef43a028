import type { Paragraph } from '../../../../../platform/documents/paragraph.ts';
import { isAffiliation } from './affiliations.ts';

const marks = /[*†‡§¶#✉✝∗☆★⋆◊♠♣@]|\(?\s*https?:\/\/orcid\.org\/\S+/gu;
const titles = /^(?:prof(?:essor)?|dr|mr|mrs|ms)\.?\s+/i;
const degrees =
  /^(?:ph\.?\s?d|m\.?\s?d|m\.?\s?sc|b\.?\s?sc|m\.?\s?a|b\.?\s?a|m\.?p\.?h|dphil|frcp|jr|sr|i{2,3}|iv|et al)\.?$/i;
const particles = new Set(
  'de del della da das do dos di du la le van von der den ter ten zu zur af al el bin ibn ben y e i und san st dit tot'.split(
    ' ',
  ),
);
const noName =
  /\b(?:university|institute|department|college|school|hospital|laborator|centre|center|academy|faculty|division|journal|press|article|research|science|technolog|street|road|china|usa|germany|abstract|author|editor|review|version|data|program|ministry|group|team|consortium|collaboration|figure|table|chapter|section)/i;

/** A surname and given name in Han letters, or a longer one with its dots: 阿卜杜拉·买买提. */
const hanName = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,8}[·•・]\p{Script=Han}{1,10})$/u;
const noHanName = /(?:大学|学院|研究|中心|医院|公司|论文|作者|单位|摘要|学报|中国|北京|上海|编辑|收稿)/u;

const word = /^\p{Lu}[\p{L}\p{M}'’.‐-]*$/u;
const smallSurname = /^(?:d'|d’|al-|el-|o'|o’)\p{Lu}[\p{L}\p{M}'’-]*$/u;

function isLatinName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 7 || text.length > 60 || noName.test(text)) return false;
  const capitals = words.filter((one) => word.test(one) || smallSurname.test(one));
  const others = words.filter((one) => !capitals.includes(one));
  return capitals.length >= 2 && others.every((one) => particles.has(one.toLowerCase()));
}

const couldBeHanName = (text: string): boolean => hanName.test(text) && !noHanName.test(text);

const isName = (text: string): boolean => (couldBeHanName(text) && beginsWithSurname(text)) || isLatinName(text);

/** 张 三 is set with a space so that short names look as long as others. */
const closeHan = (text: string): string => text.replaceAll(/(\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu, '$1');

const cleaned = (piece: string): string =>
  piece
    .replaceAll(marks, ' ')
    .replaceAll(/(?<=[\p{L}.])\s*\d+(?:\s*[,，]\s*\d+)*/gu, ' ')
    .replaceAll(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')
    .replace(titles, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** 刘 雷 宋彦萍: a short name is set with a space within it, so two single letters are one name. */
function closed(words: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as string;
    const next = words[place + 1] ?? '';
    const isApart = /^\p{Script=Han}$/u.test(word) && /^\p{Script=Han}$/u.test(next);
    names.push(isApart ? word + next : word);
    if (isApart) place += 1;
  }
  return names;
}

/** Several names of two or more Han letters with nothing but spaces between them. */
function apart(piece: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(piece)) return [piece];
  const wide = piece.split(/\s{2,}|\u3000{2,}/u).map(closeHan);
  if (wide.every((one) => hanName.test(one))) return wide;
  const narrow = closed(piece.split(/\s+/u));
  return narrow.every((one) => hanName.test(one)) ? narrow : [closeHan(piece)];
}

/** Behind the names the institutions may stand, in brackets that hold others. */
function withoutInstitutions(text: string): string {
  const bracket = [...text.matchAll(/[(（]/gu)].find(({ index }) => isAffiliation(text.slice(index, index + 80)));
  return (bracket ? text.slice(0, bracket.index) : text).replaceAll(/[(（][^)）]*[)）]?/gu, ' ');
}

const year = /\d{4}/;
const noLetters = /[^\p{L}\p{M}\s.'’·•・‐-]/gu;

export interface NamedOne {
  readonly name: string;
  /** What is raised behind the name, or set there as a number: which institution, who answers letters. */
  readonly marks: readonly string[];
}

export interface NameList {
  readonly names: readonly NamedOne[];
  /** How much of the text is surely names, from 0 to 1. */
  readonly share: number;
}

// 谈和平 is one name, 张三和李四 are two.
const separators = /\s*(?:[,，、;；|•]|\band\b|&|(?<=\p{Script=Han}{2})\s*[和及]\s*(?=\p{Script=Han}{2}))\s*/u;
const markSigns = /\d+|[*†‡§¶#✉∗@]|(?<![\p{L}])[a-h](?![\p{L}])/gu;

/** Raised marks between brackets that no name has, with their commas hidden from those between names. */
const bracketed = ({ runs }: Pick<Paragraph, 'runs'>): string =>
  runs
    .map(({ text, isRaised }) => {
      if (!isRaised) return text;
      const ends = /[,，、;；]\s*$/u.test(text) ? ',' : '';
      return `⟦${text.replaceAll(/[,，、;；\s]+/gu, ' ')}⟧${ends}`;
    })
    .join('');

/** The names in a line of authors, and how sure it is that it is one. */
export function namesIn(paragraph: Pick<Paragraph, 'runs'>): NameList {
  const names: { name: string; marks: string[] }[] = [];
  let sure = 0;
  let others = 0;
  const text = withoutInstitutions(bracketed(paragraph));
  for (const part of text.split(separators)) {
    const raised = [...part.matchAll(/⟦([^⟧]*)⟧/gu)].flatMap(([, inside = '']) => inside.match(markSigns) ?? []);
    const plain = part.replaceAll(/⟦[^⟧]*⟧/gu, ' ');
    const found = [...raised, ...(plain.match(/\d+|[*†‡§¶#✉∗]/gu) ?? [])];
    const pieces = apart(plain.replaceAll(marks, ' ').replaceAll(noLetters, ' ').trim())
      .map(cleaned)
      .filter((piece) => piece !== '' && !degrees.test(piece));
    const last = names.at(-1);
    if (pieces.length === 0) last?.marks.push(...found);
    for (const piece of pieces) {
      const isSure = isName(piece) && !year.test(plain);
      if (isSure || couldBeHanName(piece)) names.push({ name: piece, marks: [...found] });
      if (isSure) sure += 1;
      else others += 1;
    }
  }
  return { names, share: sure + others === 0 ? 0 : sure / (sure + others) };
}

/** Surnames of one letter, the most frequent first: more than 99 in 100 people who write their name in Han letters bear one of them. */
const single = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由'.match(
    /./gu,
  ),
);

const double =
  /^(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|端木|南宫|闻人|呼延|轩辕|宇文|长孙|申屠|拓跋|独孤|淳于|赫连|完颜|西门|公冶|澹台)/u;

const beginsWithSurname = (name: string): boolean => double.test(name) || single.has(name[0] ?? '');
