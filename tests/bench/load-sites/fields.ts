interface Field {
  readonly zh: string;
  readonly en: string;
  readonly group: 'physics' | 'life';
}

/** What the journals of the generated sites are about. */
export const fields: readonly [Field, ...Field[]] = [
  { zh: '光学', en: 'Optics', group: 'physics' },
  { zh: '声学', en: 'Acoustics', group: 'physics' },
  { zh: '力学', en: 'Mechanics', group: 'physics' },
  { zh: '材料', en: 'Materials', group: 'physics' },
  { zh: '天文', en: 'Astronomy', group: 'physics' },
  { zh: '地质', en: 'Geology', group: 'physics' },
  { zh: '海洋', en: 'Oceanography', group: 'physics' },
  { zh: '气象', en: 'Meteorology', group: 'physics' },
  { zh: '化学', en: 'Chemistry', group: 'physics' },
  { zh: '数学', en: 'Mathematics', group: 'physics' },
  { zh: '植物', en: 'Botany', group: 'life' },
  { zh: '动物', en: 'Zoology', group: 'life' },
  { zh: '生态', en: 'Ecology', group: 'life' },
  { zh: '遗传', en: 'Genetics', group: 'life' },
  { zh: '细胞', en: 'Cell Biology', group: 'life' },
  { zh: '神经', en: 'Neuroscience', group: 'life' },
];
