import type { SampleSubject } from '../../content/field.ts';

export const subjects: readonly SampleSubject[] = [
  { code: 'life sciences', names: { zh: '生命科学', en: 'Life sciences' } },
  { code: 'cell biology', names: { zh: '细胞生物学', en: 'Cell biology' }, parent: 'life sciences' },
  {
    code: 'developmental biology',
    names: { zh: '发育生物学', en: 'Developmental biology' },
    parent: 'life sciences',
  },
  { code: 'neuroscience', names: { zh: '神经科学', en: 'Neuroscience' }, parent: 'life sciences' },
  { code: 'genetics', names: { zh: '遗传学', en: 'Genetics' }, parent: 'life sciences' },
  { code: 'microbiology', names: { zh: '微生物学', en: 'Microbiology' }, parent: 'life sciences' },
  { code: 'plant science', names: { zh: '植物科学', en: 'Plant science' }, parent: 'life sciences' },
  { code: 'evolution and ecology', names: { zh: '演化与生态', en: 'Evolution and ecology' } },
  { code: 'ecology', names: { zh: '生态学', en: 'Ecology' }, parent: 'evolution and ecology' },
  { code: 'evolution', names: { zh: '演化生物学', en: 'Evolution' }, parent: 'evolution and ecology' },
  { code: 'biophysics', names: { zh: '生物物理学', en: 'Biophysics' }, parent: 'life sciences' },
  { code: 'structural biology', names: { zh: '结构生物学', en: 'Structural biology' }, parent: 'biophysics' },
  { code: 'archaeology and domestication', names: { zh: '考古与驯化', en: 'Archaeology and domestication' } },
];
