/** The first character of each pinyin initial, in the order of pinyin. No syllable begins with I, U or V. */
const firstOfInitial = [
  ...(['A阿', 'B八', 'C嚓', 'D哒', 'E妸', 'F发', 'G旮', 'H哈', 'J讥', 'K咔', 'L垃', 'M妈'] as const),
  ...(['N拏', 'O噢', 'P妑', 'Q七', 'R呥', 'S仨', 'T他', 'W屲', 'X夕', 'Y丫', 'Z帀'] as const),
];
const byPinyin = new Intl.Collator('zh-u-co-pinyin');

/** The letter under which a name stands in a list: its own, that of its pinyin, or `#` where there is none. */
export function initialOf(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  if (/\p{Script=Han}/u.test(first)) return pinyinInitial(first);
  const letter = first.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

function pinyinInitial(character: string): string {
  const found = firstOfInitial.findLast(([, first = '']) => byPinyin.compare(first, character) <= 0);
  return found?.charAt(0) ?? '#';
}
