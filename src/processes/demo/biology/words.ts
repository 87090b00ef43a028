import type { Text } from '../../../platform/kernel/text.ts';

export const siteName: Text = {
  en: 'Living Systems Letters',
  zh: '生命系统快报',
  de: 'Briefe über lebende Systeme',
  fra: 'Lettres sur les systèmes vivants',
  spa: 'Cartas de sistemas vivos',
  ru: 'Письма о живых системах',
  ara: 'رسائل الأنظمة الحية',
};

export const tagline: Text = {
  en: 'A sample quarterly on how life holds together',
  zh: '示例季刊 · 生命如何成为整体',
  de: 'Eine Beispielzeitschrift: wie das Leben zusammenhält',
  fra: 'Une revue d’exemple : comment le vivant tient ensemble',
  spa: 'Revista de ejemplo: cómo se sostiene la vida',
  ru: 'Журнал-образец: как живое становится целым',
  ara: 'مجلة فصلية نموذجية: كيف تتماسك الحياة',
};
