import type { SampleSubject } from '../../content/field.ts';

export const subjects: readonly SampleSubject[] = [
  { code: 'optics', names: { zh: '光学', en: 'Optics' } },
  { code: 'photonics', names: { zh: '光子学', en: 'Photonics' } },
  { code: 'optical measurement', names: { zh: '光学测量', en: 'Optical measurement' } },
  { code: 'integrated photonics', names: { zh: '集成光子学', en: 'Integrated photonics' }, parent: 'photonics' },
  { code: 'lasers', names: { zh: '激光', en: 'Lasers' }, parent: 'photonics' },
  { code: 'ultrafast optics', names: { zh: '超快光学', en: 'Ultrafast optics' }, parent: 'optics' },
  { code: 'imaging', names: { zh: '光学成像', en: 'Imaging' }, parent: 'optics' },
  { code: 'quantum optics', names: { zh: '量子光学', en: 'Quantum optics' }, parent: 'optics' },
  { code: 'metasurfaces', names: { zh: '超构表面', en: 'Metasurfaces' }, parent: 'photonics' },
  { code: 'optical materials', names: { zh: '光学材料', en: 'Optical materials' }, parent: 'photonics' },
  { code: 'metrology', names: { zh: '计量', en: 'Metrology' }, parent: 'optical measurement' },
  { code: 'optical computing', names: { zh: '光计算', en: 'Optical computing' }, parent: 'photonics' },
  { code: 'archaeology and heritage', names: { zh: '考古与文化遗产', en: 'Archaeology and cultural heritage' } },
];
