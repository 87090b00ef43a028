/** Radicals that browsers write into PDFs in place of the letters, and that Unicode's own normalisation leaves as they are. */
const pairs =
  '⺁厂⺎兀⺝月⺟母⺠民⺩王⺻聿⻁虎⻄西⻅见⻆角⻉贝⻊足⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⻳龟';

const letters = new Map(pairs.match(/../gu)?.map((pair) => [pair[0], pair[1]] as const));

/** The letter that a radical or another compatibility form stands for. */
export const letterFor = (sign: string): string => letters.get(sign) ?? sign.normalize('NFKC');
