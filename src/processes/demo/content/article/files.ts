import type { DraftFile } from '../../../../platform/item/writing/item-draft.ts';
import type { Field } from '../field.ts';
import { drawFigure } from '../pictures/figure.ts';
import type { Studio } from '../studio.ts';
import { plainPdf } from './pdf.ts';
import type { ArticlePlan } from './plan.ts';
import type { ArticleTexts } from './texts.ts';

/** What an article offers besides its figures: a PDF, sometimes a graphic abstract and a supplement. */
export async function filesOf(
  studio: Studio,
  field: Field,
  plan: ArticlePlan,
  texts: ArticleTexts,
): Promise<DraftFile[]> {
  const files = [await pdfOf(studio, plan, texts)];
  if (plan.number % 4 === 0)
    files.push(await studio.picture(drawFigure('scheme', plan.line, field.palette, field.seed + plan.number * 13)));
  if (plan.number % 6 === 0) files.push(await supplementOf(studio, plan));
  return files;
}

async function pdfOf(
  studio: Studio,
  { doi, isOpen }: ArticlePlan,
  { titles, summaries }: ArticleTexts,
): Promise<DraftFile> {
  const text = `${doi}\n\n${summaries.en ?? ''}\n\nSample data, for demonstration only.`;
  const name = `${doi.slice(doi.indexOf('/') + 1)}.pdf`;
  const file = await studio.file('pdf', plainPdf(titles.en ?? doi, text), 'application/pdf', name);
  return { ...file, public: isOpen, language: 'en' };
}

async function supplementOf(studio: Studio, { line, isOpen }: ArticlePlan): Promise<DraftFile> {
  const rows = [1, 2, 3, 4].map((x) => `${x},${line.before},${line.after}`);
  const file = await studio.file('supplement', ['x,before,after', ...rows, ''].join('\n'), 'text/csv', 'data.csv');
  return { ...file, public: isOpen, labels: { zh: '数据（示例）', en: 'Data (sample)' } };
}
