import type { Line, SampleLanguage } from '../field.ts';
import type { Facts } from './prose.ts';

/** From which side an article looks at its line of work. */
export type Angle = 'gain' | 'measurement' | 'limit' | 'review';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const value = ({ after, unit }: Line) => (unit ? `${after} ${unit}` : String(after));

const titles: Readonly<Record<Angle, Readonly<Record<SampleLanguage, (line: Line) => string>>>> = {
  gain: {
    zh: (line) => `${line.method.zh}：使${line.system.zh}的${line.quantity.zh}达到 ${value(line)}`,
    en: (line) => `${capital(line.method.en)}: ${line.quantity.en} of ${value(line)} in ${line.system.en}`,
  },
  measurement: {
    zh: (line) => `用${line.probe.zh}研究${line.system.zh}的${line.quantity.zh}`,
    en: (line) => `The ${line.quantity.en} of ${line.system.en} studied by ${line.probe.en}`,
  },
  limit: {
    zh: (line) => `${line.limit.zh}对${line.system.zh}${line.quantity.zh}的影响`,
    en: (line) => `${capital(line.limit.en)} and the ${line.quantity.en} of ${line.system.en}`,
  },
  review: {
    zh: (line) => `面向${line.use.zh}的${line.system.zh}：进展与问题`,
    en: (line) => `${capital(line.system.en)} for ${line.use.en}: progress and open questions`,
  },
};

export const titleOf = (line: Line, angle: Angle, language: SampleLanguage): string => titles[angle][language](line);

const abstracts: Readonly<Record<SampleLanguage, (angle: Angle, facts: Facts) => string>> = {
  zh(angle, f) {
    const start = {
      gain: `${f.system}的${f.quantity}长期受制于${f.limit}。`,
      measurement: `不同课题组对${f.system}的${f.quantity}给出的数值相差甚大。`,
      limit: `${f.limit}被认为限制了${f.system}的${f.quantity}，但缺少直接检验。`,
      review: `${f.use}正在推动对${f.system}的研究。`,
    }[angle];
    const middle =
      angle === 'review'
        ? `本文回顾近十年的工作，比较以${f.method}为代表的几种途径，并以${f.probe}的数据说明${f.quantity}由 ${f.before} 到 ${f.after} 的变化从何而来。`
        : `本文结合${f.method}与${f.probe}，在 ${f.samples} 个样品上使${f.quantity}由 ${f.before} 变为 ${f.after}，并在 ${f.days} 天内保持稳定。`;
    return `${start}${middle}单参数模型能够解释其对${f.variable}的依赖。结果对${f.use}具有参考意义。（示例数据）`;
  },
  en(angle, f) {
    const start = {
      gain: `The ${f.quantity} of ${f.system} has long been held back by ${f.limit}.`,
      measurement: `Reported values of the ${f.quantity} of ${f.system} differ widely.`,
      limit: `The ${f.quantity} of ${f.system} is thought to be bounded by ${f.limit}, but direct tests are rare.`,
      review: `Interest in ${f.use} drives research on ${f.system}.`,
    }[angle];
    const middle =
      angle === 'review'
        ? `We look back on ten years of work, compare several approaches, among them ${f.method}, and use data from ${f.probe} to show how the ${f.quantity} moved from ${f.before} to ${f.after}.`
        : `Combining ${f.method} with ${f.probe}, we change it from ${f.before} to ${f.after} on ${f.samples} samples; the effect is stable for ${f.days} days.`;
    return `${start} ${middle} A model with one parameter explains the dependence on the ${f.variable}. The results matter for ${f.use}. (Sample data.)`;
  },
};

/** Plain text. */
export const abstractOf = (angle: Angle, facts: Facts, language: SampleLanguage): string =>
  abstracts[language](angle, facts);
