/** Words with which people say that two names are alike, in the portal's languages. */
const wordsOfLikeness = new Set(
  `a an and all also are as both by each exactly has have identical is it its just like match matches matching of on only other
  same equal share shares spelling spelled spelt that the their them these they this two very with
  name names named namesake first last family given full surname person people record records author authors institution
  gleich gleiche gleicher namen der die das mismo mismos nombre même mêmes nom noms то же самое имя одинаковое نفس الاسم`
    .split(/\s+/)
    .filter(Boolean),
);

const chineseLikeness = /同名同姓|同名|同姓|重名|姓名|名字|名称|名|相同|一样|一致|同|的|是|为|人|作者/g;

/** Evidence that says no more than that two names are alike: two people may share one. */
export function speaksOfNamesOnly(evidence: string, names: readonly string[]): boolean {
  const without = names
    .filter((name) => name.trim() !== '')
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), ' '), evidence.toLowerCase());
  const words = without.replace(chineseLikeness, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => wordsOfLikeness.has(word));
}
