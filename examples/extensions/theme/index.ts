import type { Extension } from 'imprint/extension';

export default {
  apiVersion: 1,
  themes: [
    {
      code: 'x-lagoon',
      name: { en: 'Lagoon (sample)', zh: '潟湖（示例）' },
      colours: { colour: '#0a6a72', colour1: '#8a5a00' },
      typePairing: 'serif',
      css: '[data-part="footer"] { letter-spacing: 0.02em }',
    },
  ],
} satisfies Extension;
