import { describe, expect, it } from 'vitest';
import { referenceList } from './reference-list.ts';

describe('the list of references of a scanned text', () => {
  it('may be without numbers, one entry a line', () => {
    const list = '样例. (2018). 题名.   \nSample, B. (2019). Title.   \nSample, C. (2020). Title.';
    const { text, entries } = referenceList(['正文', '# 参考文献', list, '附录没有年份']);
    expect(text).toEqual(['正文', '附录没有年份']);
    expect(entries.map(({ markdown }) => markdown)).toEqual([
      '样例. (2018). 题名.',
      'Sample, B. (2019). Title.',
      'Sample, C. (2020). Title.',
    ]);
  });

  it('ends where the next heading begins', () => {
    const { text } = referenceList(['# References', '[1] a\n[2] b\n[3] c', '# Appendix', '[4] d']);
    expect(text).toEqual(['# Appendix', '[4] d']);
  });

  it('survives a number that the scanner missed', () => {
    const { entries } = referenceList(['# 参考文献', '[1] a\n[2] b [4] d', '[5] e in [2020]']);
    expect(entries.map(({ label, markdown }) => `${label} ${markdown}`)).toEqual([
      '1 a',
      '2 b',
      '4 d',
      '5 e in [2020]',
    ]);
  });

  it('stays in the text if it can’t be recognised', () => {
    const blocks = ['# 参考文献', '没有列表', '# 结束'];
    expect(referenceList(blocks)).toEqual({ text: blocks, entries: [] });
    expect(referenceList(['no list'])).toEqual({ text: ['no list'], entries: [] });
  });
});
