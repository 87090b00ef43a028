import type { Text } from '../../../platform/kernel/text.ts';

export const siteName: Text = {
  zh: '印迹学术平台',
  en: 'Imprint Portal',
  de: 'Imprint-Portal',
  fra: 'Portail Imprint',
  spa: 'Portal Imprint',
  ru: 'Портал Imprint',
  ara: 'بوابة إمبرنت',
};

export const tagline: Text = {
  zh: '示例平台：一个入口，多家期刊',
  en: 'A sample portal: one entry, many journals',
  de: 'Ein Beispielportal: ein Eingang, viele Zeitschriften',
  fra: 'Un portail d’exemple : une entrée, plusieurs revues',
  spa: 'Portal de ejemplo: una entrada, muchas revistas',
  ru: 'Портал-образец: один вход, много журналов',
  ara: 'بوابة نموذجية: مدخل واحد ومجلات كثيرة',
};
