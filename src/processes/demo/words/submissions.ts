import type { SubmissionKind, SubmissionState } from '../../../features/editorial/submissions/domain/submission.ts';

export interface SampleSubmission {
  readonly kind: SubmissionKind;
  readonly state: Exclude<SubmissionState, 'draft' | 'withdrawn'>;
  readonly titles: { readonly zh: string; readonly en: string };
  readonly abstracts: { readonly zh: string; readonly en: string };
  readonly keywords: { readonly zh: readonly string[]; readonly en: readonly string[] };
  /** What the editors wrote with their decision. */
  readonly letter?: { readonly zh: string; readonly en: string };
}

/** What sample authors sent, in every state that an editor meets. Every one of them says that it is a sample. */
export const sampleSubmissions: readonly SampleSubmission[] = [
  {
    ...{ kind: 'manuscript', state: 'received' },
    titles: {
      zh: '偏振分辨成像中的噪声抑制方法（示例投稿）',
      en: 'Suppressing noise in polarisation-resolved imaging (sample submission)',
    },
    abstracts: {
      zh: '本文为示例投稿，描述一种在低光照条件下抑制噪声的方法，数据均为虚构。',
      en: 'A sample submission that describes a way to suppress noise in low light. All figures are invented.',
    },
    keywords: { zh: ['偏振成像', '噪声抑制'], en: ['polarisation imaging', 'noise suppression'] },
  },
  {
    ...{ kind: 'manuscript', state: 'review' },
    titles: {
      zh: '长期观测数据的校准流程（示例投稿）',
      en: 'A procedure for calibrating long-term observations (sample submission)',
    },
    abstracts: {
      zh: '本文为示例投稿，讨论长期观测中仪器漂移的校准，数据均为虚构。',
      en: 'A sample submission about drift of instruments in long series of observations. All figures are invented.',
    },
    keywords: { zh: ['校准', '长期观测'], en: ['calibration', 'long-term observation'] },
  },
  {
    ...{ kind: 'manuscript', state: 'revision' },
    titles: {
      zh: '开放数据对可重复性的影响（示例投稿）',
      en: 'How open data affect reproducibility (sample submission)',
    },
    abstracts: {
      zh: '本文为示例投稿，比较公开与未公开数据的研究，结论均为虚构。',
      en: 'A sample submission that compares studies with and without open data. All findings are invented.',
    },
    keywords: { zh: ['开放数据', '可重复性'], en: ['open data', 'reproducibility'] },
    letter: {
      zh: '请补充第二节中的样本来源，并说明统计方法。（示例信件）',
      en: 'Please add where the samples of section 2 come from, and say which statistics were used. (Sample letter)',
    },
  },
  {
    ...{ kind: 'manuscript', state: 'accepted' },
    titles: {
      zh: '低成本传感器网络的部署经验（示例投稿）',
      en: 'Lessons from a low-cost network of sensors (sample submission)',
    },
    abstracts: {
      zh: '本文为示例投稿，总结部署经验，地点与数据均为虚构。',
      en: 'A sample submission with lessons from a deployment. Places and figures are invented.',
    },
    keywords: { zh: ['传感器网络'], en: ['sensor network'] },
    letter: { zh: '同意录用，感谢投稿。（示例信件）', en: 'We are glad to accept it. (Sample letter)' },
  },
  {
    ...{ kind: 'manuscript', state: 'declined' },
    titles: {
      zh: '一种已知方法的再描述（示例投稿）',
      en: 'A known method described once more (sample submission)',
    },
    abstracts: {
      zh: '本文为示例投稿，内容均为虚构。',
      en: 'A sample submission. Everything in it is invented.',
    },
    keywords: { zh: ['方法'], en: ['method'] },
    letter: {
      zh: '内容与已发表工作重复较多，不予录用。（示例信件）',
      en: 'It repeats what was published before, so we decline it. (Sample letter)',
    },
  },
  {
    ...{ kind: 'video', state: 'received' },
    titles: { zh: '实验装置搭建演示（示例投稿）', en: 'Building the apparatus, step by step (sample submission)' },
    abstracts: {
      zh: '示例视频，演示装置的搭建过程。',
      en: 'A sample video that shows how the apparatus is built.',
    },
    keywords: { zh: ['实验装置'], en: ['apparatus'] },
  },
];
