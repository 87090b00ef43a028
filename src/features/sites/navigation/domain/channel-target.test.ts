import { describe, expect, test } from 'vitest';
import { readTable } from '../../../../../tests/tables/read-table.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import { channelTarget, channelTargets, type TargetedChannel } from './channel-target.ts';

const english = ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' });
const table = readTable('tables/channel-targets.tsv');

const channel = (given: Partial<TargetedChannel>): TargetedChannel => ({
  id: '1099511627777',
  code: 'news',
  names: { en: 'Read & learn', zh: '阅读' },
  linkType: null,
  linkValue: null,
  bannerId: null,
  newsDataType: null,
  ...given,
});
const hrefOf = (given: Partial<TargetedChannel>) => channelTarget(channel(given), 'en', english)?.href;

describe('a channel’s code decides where it leads', () => {
  test.each(table)('$code leads to its page', ({ code, kind, href }) => {
    const target = channelTarget(
      channel({ code: code as string, linkValue: 'https://partner.example/path?a=1' }),
      'en',
      english,
    );
    expect(target).toMatchObject({ href, external: kind === 'external' });
  });

  test('every code of the table is tried, each once', () => {
    const tried = table.map(({ code }) => code);
    expect(channelTargets.map(({ code }) => code).filter((code) => !tried.includes(code))).toEqual([]);
    expect(new Set(channelTargets.map(({ code }) => code)).size).toBe(channelTargets.length);
  });

  test('any other code leads to /{code}, which can name neither a host nor a scheme nor a folder above', () => {
    const path = (code: string) => hrefOf({ code })?.split('?')[0];
    expect(path('conference2025')).toBe('/conference2025');
    expect(path('mag/7')).toBe('/mag/7');
    expect(path('//evil.example')).toBe('/evil.example');
    expect(path('\\\\evil.example')).toBe('/%5C%5Cevil.example');
    expect(path('javascript:alert(1)')).toBe('/javascript%3Aalert(1)');
    expect(path('../../admin')).toBe('/admin');
    expect(path('news?lang=ru#top')).toBe('/news%3Flang%3Dru%23top');
    expect(path('')).toBe('/');
  });
});

describe('what a channel’s address carries', () => {
  test('the banner and the kind of news go along where the channel has them', () => {
    expect(hrefOf({ code: 'news', bannerId: '1099511627790', newsDataType: 'Announcement' })).toBe(
      '/news?columnId=1099511627777&columnName=Read+%26+learn&bannerId=1099511627790&code=news&newsDataType=Announcement',
    );
  });

  test('lang stands in it unless it is the host’s own language', () => {
    const href = channelTarget(channel({ code: 'directory' }), 'zh', english)?.href;
    expect(new URL(href as string, 'https://optics.example').searchParams.get('lang')).toBe('zh');
    expect(new URL(href as string, 'https://optics.example').searchParams.get('columnName')).toBe('阅读');
    expect(channelTarget(channel({ code: 'homeNav' }), 'fra', english)?.href).toBe('/homeNav?lang=fra');
    expect(hrefOf({ code: 'directory' })).not.toContain('lang=');
  });

  test('a channel without a name has no columnName, a long one is cut', () => {
    expect(hrefOf({ names: {} })).toBe('/news?columnId=1099511627777&code=news');
    expect(
      new URL(hrefOf({ names: { en: 'x'.repeat(500) } }) as string, 'https://a.example').searchParams.get('columnName'),
    ).toHaveLength(200);
  });
});

describe('jump', () => {
  const jump = (linkValue: string | null, linkType: 'self' | 'blank' | null = null) =>
    channelTarget(channel({ code: 'jump', linkValue, linkType }), 'en', english);

  test('leads nowhere when its address is not one of the web', () => {
    for (const refused of [
      null,
      '',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'ftp://a.example',
      '/mag',
      '//a.example',
      'https://a:b@a.example',
    ])
      expect(jump(refused)).toBeNull();
  });

  test('opens a new window unless the editor says otherwise; other channels the reverse', () => {
    expect(jump('http://partner.example')).toEqual({
      href: 'http://partner.example/',
      external: true,
      newWindow: true,
    });
    expect(jump('http://partner.example', 'self')?.newWindow).toBe(false);
    expect(channelTarget(channel({}), 'en', english)?.newWindow).toBe(false);
    expect(channelTarget(channel({ linkType: 'blank' }), 'en', english)?.newWindow).toBe(true);
  });
});
