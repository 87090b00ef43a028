import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../features/portal/frame/parts/frame-rules.ts';
import type { Frame } from './frame.ts';
import { pageTitle } from './page-title.ts';

const frame = (more: Partial<Frame> = {}) =>
  ({
    language: 'en',
    languageInAddress: true,
    address: { origin: 'https://optics.example', path: '/info/7' },
    site: { name: 'Frontier Optics', logo: '/files/logo' },
    seo: { title: 'Optics, freely readable', description: 'A journal', keywords: 'light' },
    ...more,
  }) as Frame;

const tagsOf = (
  ...given: [frame: Frame, ...rest: Parameters<typeof pageTitle> extends [unknown, ...infer Rest] ? Rest : never]
) => {
  const [root, ...rest] = given;
  return pageTitle([{ id: 'root', loaderData: root }, undefined], ...rest) as Record<string, string>[];
};
const linksOf = (tags: Record<string, string>[], rel: string) => tags.filter((tag) => tag.rel === rel);
const said = (tags: Record<string, string>[], name: string) =>
  tags.find((tag) => tag.property === name || tag.name === name)?.content;

describe('every page', () => {
  test('names its one address, in its own language, and the same page in all seven languages', () => {
    const tags = tagsOf(frame(), 'Ethics');
    expect(linksOf(tags, 'canonical').map(({ href }) => href)).toEqual(['https://optics.example/info/7?lang=en']);
    expect(Object.fromEntries(linksOf(tags, 'alternate').map(({ hrefLang, href }) => [hrefLang, href]))).toEqual({
      ...Object.fromEntries(
        Object.entries({ zh: 'zh', en: 'en', ru: 'ru', ar: 'ara', es: 'spa', fr: 'fra', de: 'de' }).map(
          ([tag, code]) => [tag, `https://optics.example/info/7?lang=${code}`],
        ),
      ),
      'x-default': 'https://optics.example/info/7',
    });
  });

  test('says the name of the site once, where its journal is called the same', () => {
    expect(tagsOf(frame(), 'Frontier Optics')[0]).toEqual({ title: 'Frontier Optics' });
    expect(tagsOf(frame(), 'All issues · Frontier Optics')[0]).toEqual({ title: 'All issues · Frontier Optics' });
    expect(tagsOf(frame(), 'All issues · Another journal')[0]).toEqual({
      title: 'All issues · Another journal · Frontier Optics',
    });
  });

  test('has a card for those who share it', () => {
    const tags = tagsOf(frame(), 'Ethics');
    expect(tags[0]).toEqual({ title: 'Ethics · Frontier Optics' });
    expect(said(tags, 'og:title')).toBe('Ethics');
    expect(said(tags, 'og:site_name')).toBe('Frontier Optics');
    expect(said(tags, 'og:url')).toBe('https://optics.example/info/7');
    expect(said(tags, 'og:description')).toBe('A journal');
    expect(said(tags, 'og:image')).toBe('https://optics.example/files/logo');
    expect(said(tags, 'twitter:card')).toBe('summary');
  });

  test('that stands at several addresses may name the one', () => {
    const card = {
      canonical: '/article/doi/10.1/a',
      type: 'article',
      picture: '/files/p',
      description: 'About',
    } as const;
    const tags = tagsOf(frame({ languageInAddress: false }), 'A paper', card);
    expect(linksOf(tags, 'canonical')[0]?.href).toBe('https://optics.example/article/doi/10.1/a');
    expect(said(tags, 'og:type')).toBe('article');
    expect(said(tags, 'og:image')).toBe('https://optics.example/files/p');
    expect(said(tags, 'description')).toBe('About');
    expect(said(tags, 'twitter:card')).toBe('summary_large_image');
  });
});

test('the home page carries the words that the site chose for search engines', () => {
  const tags = tagsOf(frame());
  expect(tags[0]).toEqual({ title: 'Optics, freely readable' });
  expect(said(tags, 'description')).toBe('A journal');
  expect(said(tags, 'keywords')).toBe('light');
});

test('how a page is looked at makes no other page of it', () => {
  const path = (address: string) => canonicalPath(new URL(address, 'https://optics.example'));
  expect(path('/info?index=1&columnId=7&parentIndex=2&columnName=x&lang=en&utm_source=mail')).toBe('/info?columnId=7');
  expect(path('/searchFrame?sort=visits,desc&q=light&facet=year:2024&view=cards&page=2')).toBe(
    '/searchFrame?q=light&page=2',
  );
  expect(path('/homeNav?lang=zh')).toBe('/homeNav');
});

test('a page without words of its own is described by its name and by the site', () => {
  expect(said(tagsOf(frame(), 'Ethics'), 'description')).toBe('Ethics · Frontier Optics · A journal');
  const silent = frame({ seo: { title: '', description: '', keywords: '' } });
  expect(said(tagsOf(silent, 'Ethics'), 'description')).toBe('Ethics · Frontier Optics');
  expect(said(tagsOf(silent), 'description')).toBe('Frontier Optics');
});
