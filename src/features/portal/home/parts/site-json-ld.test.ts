import { expect, test } from 'vitest';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { OpenPage } from '../../../sites/navigation/parts/open-page.ts';
import { siteJsonLd } from './site-json-ld.ts';

const page = {
  origin: 'https://optics.example',
  site: { sld: 'optics', sixLanguages: ['zh', 'en', 'ara'] },
  say: (text) => textFor(text, 'en', 'zh'),
} as OpenPage;
const header = { name: { en: 'Sample Optics', zh: '样本光学' }, tagline: { en: 'All about light' } };

test('search engines are told what a site is called, in which languages it is and who publishes it', () => {
  const footer = { publisher: { en: 'Sample Press' } };
  expect(siteJsonLd({ header, footer, seo: { description: { en: 'A sample journal.' } } }, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': 'https://optics.example/',
    url: 'https://optics.example/',
    name: 'Sample Optics',
    alternateName: ['样本光学'],
    description: 'A sample journal.',
    inLanguage: ['zh', 'en', 'ar'],
    publisher: { '@type': 'Organization', name: 'Sample Press' },
  });
});

test('a site that says little of itself is described by that alone', () => {
  const described = siteJsonLd({ header, footer: { publisher: {} }, seo: { description: {} } }, page);
  expect(described).toMatchObject({ description: 'All about light' });
  expect(described).not.toHaveProperty('publisher');
});
