import type { Text } from '../../../platform/kernel/text.ts';

/** Special topics of some issues, by year and issue. */
export const themes: Readonly<Record<string, Text>> = {
  '2026-11': { zh: '集成光子学', en: 'Integrated photonics' },
  '2026-9': { zh: '阿秒光学十年', en: 'Ten years of attosecond optics' },
  '2026-6': { zh: '散射介质成像', en: 'Imaging through scattering media' },
  '2026-3': { zh: '薄膜铌酸锂', en: 'Thin-film lithium niobate' },
  '2025-12': { zh: '光学计量与标准', en: 'Optical metrology and standards' },
  '2025-8': { zh: '拓扑光子学', en: 'Topological photonics' },
  '2025-4': { zh: '光学相干层析', en: 'Optical coherence tomography' },
  '2024-10': { zh: '片上量子光源', en: 'Quantum light on a chip' },
  '2024-5': { zh: '超构表面全息', en: 'Metasurface holography' },
  '2023-11': { zh: '光计算', en: 'Optical computing' },
  '2023-6': { zh: '飞秒激光加工', en: 'Femtosecond laser processing' },
  '2022-9': { zh: '光纤传感', en: 'Fibre sensing' },
  '2021-10': { zh: '超分辨显微', en: 'Super-resolution microscopy' },
};
