import type { Text } from '../../src/platform/kernel/text.ts';

const speedOfLight = 299_792_458;
const planck = 6.626_070_15e-34;
const electronVolt = 1.602_176_634e-19;

/** Sellmeier coefficients: strengths, and squared resonance wavelengths in square micrometres. */
const glasses = {
  silica: { b: [0.6961663, 0.4079426, 0.8974794], c: [0.0684043 ** 2, 0.1162414 ** 2, 9.896161 ** 2] },
  bk7: { b: [1.03961212, 0.231792344, 1.01046945], c: [0.00600069867, 0.0200179144, 103.560653] },
} as const;

const index = (glass: keyof typeof glasses, nanometres: number): number => {
  const square = (nanometres / 1000) ** 2;
  const { b, c } = glasses[glass];
  return Math.sqrt(1 + b.reduce((sum, strength, place) => sum + (strength * square) / (square - (c[place] ?? 0)), 0));
};

/** For pulses: n − λ·dn/dλ, with the slope over one nanometre. */
const groupIndex = (glass: keyof typeof glasses, nanometres: number): number =>
  index(glass, nanometres) - nanometres * (index(glass, nanometres + 0.5) - index(glass, nanometres - 0.5));

const row = (nanometres: number): string => {
  const metres = nanometres * 1e-9;
  const cells = [
    (speedOfLight / metres / 1e12).toFixed(3),
    (1e7 / nanometres).toFixed(2),
    ((planck * speedOfLight) / metres / electronVolt).toFixed(5),
    ((metres / speedOfLight) * 1e15).toFixed(4),
    index('silica', nanometres).toFixed(5),
    groupIndex('silica', nanometres).toFixed(5),
    index('bk7', nanometres).toFixed(5),
    groupIndex('bk7', nanometres).toFixed(5),
  ];
  return `<tr><th scope="row">${nanometres}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

interface Words {
  readonly heading: (from: number, to: number) => string;
  readonly caption: (from: number, to: number) => string;
  readonly columns: readonly string[];
}

const section = (from: number, words: Words): string => {
  const to = from + 99;
  const rows = Array.from({ length: 100 }, (_, step) => row(from + step)).join('\n');
  const head = words.columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<h2>${words.heading(from, to)}</h2>
<table><caption>${words.caption(from, to)}</caption><thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>`;
};

/** From 310 nm, where both glasses are clear, to 2309 nm, in steps of one nanometre: a text of more than 300 KB. */
const sections = (words: Words): string =>
  Array.from({ length: 20 }, (_, hundred) => section(310 + hundred * 100, words)).join('\n');

const chinese: Words = {
  heading: (from, to) => `${from}–${to} nm`,
  caption: (from, to) => `真空波长 ${from} 至 ${to} nm 的换算`,
  columns: [
    '波长 (nm)',
    '频率 (THz)',
    '波数 (cm<sup>−1</sup>)',
    '光子能量 (eV)',
    '光学周期 (fs)',
    '熔融石英折射率',
    '熔融石英群折射率',
    'N-BK7 折射率',
    'N-BK7 群折射率',
  ],
};

const english: Words = {
  heading: (from, to) => `${from}–${to} nm`,
  caption: (from, to) => `Conversions for vacuum wavelengths from ${from} to ${to} nm`,
  columns: [
    'Wavelength (nm)',
    'Frequency (THz)',
    'Wavenumber (cm<sup>−1</sup>)',
    'Photon energy (eV)',
    'Optical cycle (fs)',
    'Index of fused silica',
    'Group index of fused silica',
    'Index of N-BK7',
    'Group index of N-BK7',
  ],
};

export const conversionTables = (): Text => ({
  zh: `
<p>下列数值由定义式逐行计算：频率 ν = c/λ，波数 = 1/λ，光子能量 E = hc/λ，光学周期 T = λ/c，其中 c、h、e 取 2019 年国际单位制的定义值。折射率 n 由 Sellmeier 公式计算，群折射率为 n − λ·dn/dλ，室温下与目录值的差异一般小于 10<sup>−4</sup>；用于设计前请核对所用材料的批次数据。</p>
${sections(chinese)}`,
  en: `
<p>Each row is computed from definitions: frequency ν = c/λ, wavenumber 1/λ, photon energy E = hc/λ, optical cycle T = λ/c, with c, h and e as fixed by the SI of 2019. Indices n follow the Sellmeier equation, group indices are n − λ·dn/dλ; they agree with catalogue values at room temperature to about 10<sup>−4</sup>; check the melt data of your material before you design with them.</p>
${sections(english)}`,
});
