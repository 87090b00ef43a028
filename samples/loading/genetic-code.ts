import type { Text } from '../../src/platform/kernel/text.ts';

const bases = ['U', 'C', 'A', 'G'] as const;

/** The standard code, in the order of the bases UCAG for the first, second and third place. */
const standardCode = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';

/** One-letter code: abbreviation, name in English and Chinese, mass of the residue in daltons. */
const aminoAcids: Readonly<Record<string, readonly [string, string, string, number]>> = {
  A: ['Ala', 'Alanine', '丙氨酸', 71.079],
  R: ['Arg', 'Arginine', '精氨酸', 156.188],
  N: ['Asn', 'Asparagine', '天冬酰胺', 114.104],
  D: ['Asp', 'Aspartic acid', '天冬氨酸', 115.089],
  C: ['Cys', 'Cysteine', '半胱氨酸', 103.145],
  Q: ['Gln', 'Glutamine', '谷氨酰胺', 128.131],
  E: ['Glu', 'Glutamic acid', '谷氨酸', 129.116],
  G: ['Gly', 'Glycine', '甘氨酸', 57.052],
  H: ['His', 'Histidine', '组氨酸', 137.141],
  I: ['Ile', 'Isoleucine', '异亮氨酸', 113.159],
  L: ['Leu', 'Leucine', '亮氨酸', 113.159],
  K: ['Lys', 'Lysine', '赖氨酸', 128.174],
  M: ['Met', 'Methionine', '甲硫氨酸', 131.199],
  F: ['Phe', 'Phenylalanine', '苯丙氨酸', 147.177],
  P: ['Pro', 'Proline', '脯氨酸', 97.117],
  S: ['Ser', 'Serine', '丝氨酸', 87.078],
  T: ['Thr', 'Threonine', '苏氨酸', 101.105],
  W: ['Trp', 'Tryptophan', '色氨酸', 186.213],
  Y: ['Tyr', 'Tyrosine', '酪氨酸', 163.176],
  V: ['Val', 'Valine', '缬氨酸', 99.133],
};

const codons = bases.flatMap((first) =>
  bases.flatMap((second) => bases.map((third) => `<code>${first}${second}${third}</code>`)),
);

const table = (caption: string, columns: readonly string[], rows: readonly string[]): string =>
  `<table><caption>${caption}</caption><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;

const codonRows = (language: 'en' | 'zh'): string[] =>
  codons.map((codon, place) => {
    const letter = standardCode.charAt(place);
    const [short, english, chinese] = aminoAcids[letter] ?? ['Stop', 'Stop', '终止'];
    return `<tr><th scope="row">${codon}</th><td>${letter}</td><td>${short}</td><td>${language === 'en' ? english : chinese}</td></tr>`;
  });

const residueRows = (language: 'en' | 'zh'): string[] =>
  Object.entries(aminoAcids).map(([letter, [short, english, chinese, mass]]) => {
    const own = codons.filter((_, place) => standardCode[place] === letter).join(', ');
    return `<tr><th scope="row">${language === 'en' ? english : chinese}</th><td>${short}, ${letter}</td><td>${mass.toFixed(3)}</td><td>${own}</td></tr>`;
  });

export const geneticCode = (): Text => ({
  en: `
<p>Both tables are generated from the standard code (translation table 1), so they cannot disagree. Mitochondria and some microorganisms use other codes; say in your methods which one you used.</p>
<h2>Codons</h2>
${table('Codons of the standard genetic code', ['Codon', 'Letter', 'Short', 'Amino acid'], codonRows('en'))}
<h2>Amino acids</h2>
${table('Amino acids, average masses of their residues in daltons, and their codons', ['Amino acid', 'Codes', 'Mass (Da)', 'Codons'], residueRows('en'))}`,
  zh: `
<p>两张表都由标准密码（翻译表 1）生成，因此不会互相矛盾。线粒体和部分微生物使用其他密码，请在方法中写明所用的一种。</p>
<h2>密码子</h2>
${table('标准遗传密码的密码子', ['密码子', '单字母', '缩写', '氨基酸'], codonRows('zh'))}
<h2>氨基酸</h2>
${table('氨基酸、残基平均质量（Da）与对应的密码子', ['氨基酸', '代码', '质量 (Da)', '密码子'], residueRows('zh'))}`,
});
