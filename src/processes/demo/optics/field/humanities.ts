import { type Line, line } from '../../content/field.ts';

export const humanities: readonly Line[] = [
  line(
    'archaeology and heritage',
    ['C', '%', 18, 63],
    ['λ', 'nm'],
    '墓室壁画的底稿线条 | 反射对比度 | 多波段红外照明 | 高光谱成像 | 表面钙化层的散射 | 壁画的无损记录 | 照明波长',
    'underdrawings of tomb murals | reflectance contrast | infrared illumination in several bands | hyperspectral imaging | scattering in calcified surface layers | recording murals without touching them | wavelength of illumination',
  ),
  line(
    'archaeology and heritage',
    ['δ', 'µm', 42, 6.5],
    ['φ', '%'],
    '出土竹简的墨迹 | 字迹定位误差 | 偏振差分照明 | 干涉显微测量 | 竹纤维的双折射 | 残断简牍的缀合 | 环境湿度',
    'ink on excavated bamboo slips | localisation error | polarisation-difference illumination | interference microscopy | birefringence of the bamboo fibres | joining broken slips | humidity of the air',
  ),
];
