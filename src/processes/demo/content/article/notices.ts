import type { Words } from '../field.ts';
import { paragraphs } from '../html.ts';
import type { NoticeType } from './plan.ts';

interface Notice {
  readonly part: Words;
  readonly title: (about: Words) => Words;
  readonly text: (about: Words, doi: string) => { readonly zh: string; readonly en: string };
}

/** Short articles about other articles. The translation is a whole article instead. */
export const notices: Readonly<Record<Exclude<NoticeType, 'translation'>, Notice>> = {
  correction: {
    part: { zh: '更正', en: 'Corrections' },
    title: ({ zh, en }) => ({ zh: `更正：${zh}`, en: `Correction: ${en}` }),
    text: ({ zh, en }, doi) => ({
      zh: `《${zh}》（${doi}）表 1 中 C 组与 D 组的样品数互换，现予更正。结论不受影响。（示例数据）`,
      en: `In table 1 of “${en}” (${doi}) the numbers of samples of the groups C and D were exchanged. The conclusions are unaffected. (Sample data.)`,
    }),
  },
  retraction: {
    part: { zh: '撤稿声明', en: 'Retractions' },
    title: ({ zh, en }) => ({ zh: `撤稿声明：${zh}`, en: `Retraction: ${en}` }),
    text: ({ zh, en }, doi) => ({
      zh: `应作者要求撤回《${zh}》（${doi}）：标定所用的参考样品已被更换，作者无法重复主要结果，也不再支持其结论。全体作者同意撤稿。（示例数据）`,
      en: `At the request of its authors, “${en}” (${doi}) is retracted: the reference sample of the calibration had been exchanged, the authors could not repeat the main result and no longer stand by the conclusions. All authors agree. (Sample data.)`,
    }),
  },
  'article-commentary': {
    part: { zh: '评论', en: 'Commentaries' },
    title: ({ zh, en }) => ({ zh: `评论：${zh}`, en: `Commentary: ${en}` }),
    text: ({ zh, en }, doi) => ({
      zh: `《${zh}》（${doi}）最值得注意的不是数值，而是它如何得到：没有剔除样品，也报告了失败的尝试。我们建议今后的比较采用同样的做法，并在两个以上的实验室重复。（示例数据）`,
      en: `What is most remarkable about “${en}” (${doi}) is less the value than the way to it: no sample was left out, and failed attempts were reported. We suggest that comparisons be made in this way from now on, and in more than one laboratory. (Sample data.)`,
    }),
  },
};

export const noticeBody = (text: string): string => `<section data-jats="sec" id="s1">${paragraphs(text)}</section>`;
