import type { Language } from '../../src/platform/kernel/language.ts';

const chinese =
  '<p><strong>示例数据</strong>：本页为演示而编写，刊名、编号与政策均属虚构，不代表任何真实期刊或机构。</p>';
const english =
  '<p><strong>Sample data</strong>: this page was written for demonstration. Titles, numbers and policies are invented and stand for no real journal or institution.</p>';

/** Nobody who lands on a text of the demo should take it for a real journal's. */
export const withSampleNote = (html: string, language: Language): string =>
  `${html.trim()}\n${language === 'zh' ? chinese : english}\n`;
