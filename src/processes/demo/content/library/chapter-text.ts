import type { Line, SampleLanguage, Words } from '../field.ts';
import { escapeHtml, paragraphs } from '../html.ts';

interface Section {
  readonly title: Words;
  readonly text: Words;
  readonly steps?: Readonly<Record<SampleLanguage, readonly string[]>>;
}

/** The text of a sample chapter: a question, how it is measured, what follows. */
export const chapterHtml = (line: Line): Words => ({ zh: chapterIn(line, 'zh'), en: chapterIn(line, 'en') });

const chapterIn = (line: Line, language: SampleLanguage): string => {
  const sections = sectionsOf(line).map(({ title, text, steps }, place) => {
    const list = steps ? `<ol>${steps[language].map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` : '';
    return `<section id="s${place + 1}"><h2>${escapeHtml(title[language])}</h2>${paragraphs(text[language])}${list}</section>`;
  });
  return paragraphs(opening(line)[language]) + sections.join('\n');
};

const opening = ({ system, quantity, limit }: Line): Words => ({
  zh: `本章从一个简单的问题开始：${system.zh}的${quantity.zh}为什么会受${limit.zh}影响？回答它需要先弄清怎样测量。`,
  en: `This chapter starts with a simple question: why does the ${quantity.en} of ${system.en} depend on ${limit.en}? To answer it, we first have to know how it is measured.`,
});

const sectionsOf = ({ system, quantity, probe, limit, method, use, unit, before, after }: Line): Section[] => [
  {
    title: { zh: '问题从何而来', en: 'Where the question comes from' },
    text: {
      zh: `在早期的实验中，${quantity.zh}约为 ${before} ${unit}，不同小组的结果相差很大。后来人们发现，差异主要来自${limit.zh}，而不是样品本身。`,
      en: `In early experiments the ${quantity.en} was about ${before} ${unit}, and groups disagreed widely. Most of the difference turned out to come from ${limit.en}, not from the samples.`,
    },
  },
  {
    title: { zh: '怎样测量', en: 'How it is measured' },
    text: {
      zh: `最常用的办法是${probe.zh}。下面的步骤可以在一个下午内完成。`,
      en: `The usual way is ${probe.en}. The steps below can be done in one afternoon.`,
    },
    steps: {
      zh: ['准备三份相同的样品，记下温度与湿度。', '先测空白，再依次测量三份样品。', '重复两次，报告平均值与散布。'],
      en: [
        'Prepare three equal samples and note temperature and humidity.',
        'Measure the blank first, then the three samples in turn.',
        'Repeat twice, and report the mean with its spread.',
      ],
    },
  },
  {
    title: { zh: '结果意味着什么', en: 'What the result means' },
    text: {
      zh: `采用${method.zh}之后，数值变为 ${after} ${unit}。对${use.zh}来说，这一变化足以改变设计；对${system.zh}的其他性质则还需要更多测量。`,
      en: `With ${method.en} the value becomes ${after} ${unit}. For ${use.en} this is enough to change a design; other properties of ${system.en} need more measurements.`,
    },
  },
];
