import type { Extension } from 'imprint/extension';

export default {
  apiVersion: 1,
  kinds: [
    {
      code: 'x-protocol',
      name: { en: 'Protocol (sample)', zh: '实验方案（示例）' },
      citedAs: 'standard',
      fields: [
        {
          name: 'accession',
          label: { en: 'Accession number', zh: '登记号' },
          type: 'line',
          required: true,
          identifier: true,
        },
        { name: 'materials', label: { en: 'Materials', zh: '材料' }, type: 'lines' },
        { name: 'testedon', label: { en: 'Tested on', zh: '测试日期' }, type: 'date' },
        { name: 'repository', label: { en: 'Repository', zh: '存储库' }, type: 'address' },
      ],
    },
  ],
} satisfies Extension;
