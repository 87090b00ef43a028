import { type Line, line } from '../../content/field.ts';

export const humanities: readonly Line[] = [
  line(
    'archaeology and domestication',
    ['f', '%', 12, 57],
    ['t', 'ka'],
    '遗址出土的炭化粟粒 | 可鉴定比例 | 逐层浮选 | 显微断层扫描 | 炭化引起的变形 | 农业起源的年代学 | 地层年代',
    'charred millet grains from settlement sites | share of identified grains | layer-by-layer flotation | micro-tomography | deformation by charring | the chronology of early farming | age of the layer',
  ),
  line(
    'archaeology and domestication',
    ['p', '%', 3.4, 28],
    ['T', '°C'],
    '古代绵羊骨骼 | 内源 DNA 比例 | 岩骨致密部取样 | 低深度鸟枪法测序 | 土壤微生物的污染 | 早期牧业史研究 | 埋藏温度',
    'bones of ancient sheep | share of endogenous DNA | sampling of the dense petrous bone | shallow shotgun sequencing | contamination by soil microbes | research into early herding | burial temperature',
  ),
];
