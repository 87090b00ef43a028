import { describe, expect, it } from 'vitest';
import { nameForms } from './name-forms.ts';
import { pinyinOf } from './pinyin.ts';

describe('a Chinese name', () => {
  it.each([
    ['王小明', 'wang', ['xiao', 'ming']],
    ['李娜', 'li', ['na']],
    ['曾国强', 'zeng', ['guo', 'qiang']],
    ['单晓红', 'shan', ['xiao', 'hong']],
    ['欧阳晨光', 'ouyang', ['chen', 'guang']],
    ['吕思', 'lv', ['si']],
  ])('%s is read with the family name first', (name, family, given) => {
    expect(pinyinOf(name)).toEqual({ family, given });
  });

  it('knows the hundred most common family names', () => {
    const common =
      '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
    expect([...common].filter((family) => !pinyinOf(`${family}一`))).toEqual([]);
  });

  it('is found in pinyin, in both orders, together and apart, and by initials', () => {
    expect(nameForms({ zh: { full: '王小明' } })).toEqual(
      expect.arrayContaining(['王小明', 'wang xiaoming', 'xiaoming wang', 'wang xiao ming', 'wangxiaoming', 'wang xm']),
    );
  });
});

it('a Latin name is found in both orders and by initials', () => {
  expect(nameForms({ en: { full: 'Ada B. Sample', family: 'Sample', given: 'Ada B.' } })).toEqual(
    expect.arrayContaining(['Ada B. Sample', 'Sample Ada B.', 'Sample A B', 'Sample AB', 'AB Sample']),
  );
  expect(nameForms({ en: { full: 'Sample, Ada' } })).toContain('Ada Sample');
});

it('a group has no order', () => expect(nameForms({ en: { full: 'Consortium' } })).toEqual(['Consortium']));
