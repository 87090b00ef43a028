interface SampleComment {
  readonly text: string;
  readonly stars: number | null;
}

/** What sample readers say, by the language in which a site speaks. Every one of them says that it is a sample. */
export const sampleComments: Readonly<Record<'zh' | 'en', readonly SampleComment[]>> = {
  zh: [
    { text: '实验条件交代得很清楚，按文中的参数可以复现主要结果。（示例评论）', stars: 5 },
    { text: '图表清晰，讨论部分对误差来源的分析很有帮助。（示例评论）', stars: 4 },
    { text: '方法有新意，希望后续能公开原始数据。（示例评论）', stars: 4 },
    { text: '引言的综述略显简略，建议补充近两年的相关工作。（示例评论）', stars: 3 },
    { text: '结论偏强，样本量似乎还不足以支持。（示例评论）', stars: 2 },
    { text: '请问文中的校准步骤是否每次测量前都要进行？（示例评论）', stars: null },
  ],
  en: [
    { text: 'Clearly written; with the parameters given we could repeat the main result. (Sample comment)', stars: 5 },
    { text: 'Good figures, and an honest discussion of where the errors come from. (Sample comment)', stars: 4 },
    { text: 'A fresh method. I would like to see the raw data beside it. (Sample comment)', stars: 4 },
    { text: 'The introduction could say more about the work of the last two years. (Sample comment)', stars: 3 },
    { text: 'The conclusion seems stronger than this number of samples allows. (Sample comment)', stars: 2 },
    { text: 'Is the calibration repeated before every measurement? (Sample comment)', stars: null },
  ],
};
