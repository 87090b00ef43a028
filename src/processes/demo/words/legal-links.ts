import type { FooterLink } from '../../../features/site/domain/configuration.ts';

/** Links that the footer of every sample site ends with. */
export const legalLinks: readonly FooterLink[] = [
  {
    name: {
      zh: '用户协议',
      en: 'User agreement',
      de: 'Nutzungsbedingungen',
      fra: 'Conditions d’utilisation',
      spa: 'Condiciones de uso',
      ru: 'Пользовательское соглашение',
      ara: 'اتفاقية المستخدم',
    },
    url: '/userAgreement',
  },
  {
    name: {
      zh: '隐私政策',
      en: 'Privacy policy',
      de: 'Datenschutz',
      fra: 'Confidentialité',
      spa: 'Política de privacidad',
      ru: 'Конфиденциальность',
      ara: 'سياسة الخصوصية',
    },
    url: '/userPrivacy',
  },
];
