import type { Text } from '../../../platform/kernel/text.ts';

export const siteName: Text = {
  zh: '光学前沿通讯',
  en: 'Frontier Optics Letters',
  de: 'Briefe zur Optik',
  fra: 'Lettres d’optique',
  spa: 'Cartas de óptica',
  ru: 'Письма по оптике',
  ara: 'رسائل آفاق البصريات',
};

export const tagline: Text = {
  zh: '示例期刊 · CN 00-0000/O4 · 月刊',
  en: 'Sample journal · ISSN 0000-0001 · monthly',
  de: 'Beispielzeitschrift · ISSN 0000-0001 · monatlich',
  fra: 'Revue d’exemple · ISSN 0000-0001 · mensuelle',
  spa: 'Revista de ejemplo · ISSN 0000-0001 · mensual',
  ru: 'Журнал-образец · ISSN 0000-0001 · ежемесячно',
  ara: 'مجلة نموذجية · ISSN 0000-0001 · شهرية',
};
