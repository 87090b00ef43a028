import type { Browser } from 'playwright-core';
import { xmlText } from '../../src/platform/kernel/xml-text.ts';
import { institutionsOf, type Paper } from './paper.ts';

type Shape = (paper: Paper) => string;

const paragraph = (text: string): string => `<p>${xmlText(text)}</p>`;

const names = (authors: readonly string[], count: number, comma: string): string =>
  authors
    .map(
      (author, place) =>
        `${xmlText(author)}<sup>${institutionsOf(place, count).join(',')}${place === 0 ? '*' : ''}</sup>`,
    )
    .join(comma);

const institutions = ({ affiliations }: Paper): string =>
  affiliations.map((text, place) => `<div class="where"><sup>${place + 1}</sup> ${xmlText(text)}</div>`).join('');

const text = ({ sections, references, language }: Paper): string =>
  [
    ...sections.map(({ heading, paragraphs }) => `<h2>${xmlText(heading)}</h2>${paragraphs.map(paragraph).join('')}`),
    `<h2>${language === 'zh' ? '参考文献' : 'References'}</h2>`,
    ...references.map((reference, place) => `<p class="reference">[${place + 1}] ${xmlText(reference)}</p>`),
  ].join('');

const page = (css: string, body: string, title: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${xmlText(title)}</title><style>
@page { margin: 2.4cm } body { font: 11pt 'Noto Serif', 'Noto Serif CJK SC', serif } h1 { font-size: 18pt } h2 { font-size: 12pt }
sup { font-size: 65%; line-height: 0 } .where { font-size: 9pt } ${css}</style></head><body>${body}</body></html>`;

/** One column, wide lines, as manuscripts are requested. */
const manuscript: Shape = (paper) =>
  page(
    'body { line-height: 2 }',
    `<h1>${xmlText(paper.title.en ?? '')}</h1><p>${names(paper.authors.en ?? [], paper.affiliations.length, ', ')}</p>
${institutions(paper)}<p>* Correspondence: corresponding@example.org</p><h2>Abstract</h2>${paragraph(paper.abstract.en ?? '')}
<p><b>Keywords:</b> ${xmlText((paper.keywords.en ?? []).join(', '))}</p>${text(paper)}`,
    'manuscript.html',
  );

/** Two columns below a head across the page, with the journal's line above it. */
const twoColumns: Shape = (paper) =>
  page(
    'body { font-size: 9.5pt; text-align: justify } h1, .head { text-align: center } .columns { column-count: 2 } h2 { font-size: 10.5pt }',
    `<div class="where">Sample Proceedings 2026, Vol. 1, pages 1–9</div><h1>${xmlText(paper.title.en ?? '')}</h1>
<p class="head">${names(paper.authors.en ?? [], paper.affiliations.length, ', ')}</p><div class="head">${institutions(paper)}</div>
<div class="columns"><p><b><i>Abstract</i></b>—${xmlText(paper.abstract.en ?? '')}</p>
<p><b><i>Index Terms</i></b>—${xmlText((paper.keywords.en ?? []).join(', '))}</p>${text(paper)}</div>`,
    paper.title.en ?? '',
  );

/** Chinese above English, centred, as Chinese journals print it. */
const chineseJournal: Shape = (paper) =>
  page(
    "body { font: 10.5pt 'Noto Serif CJK SC', serif } h1, .head { text-align: center } h1.other { font-size: 14pt }",
    `<h1>${xmlText(paper.title.zh ?? '')}</h1><p class="head">${names(paper.authors.zh ?? [], paper.affiliations.length, '，')}</p>
<p class="head where">（${paper.affiliations.map((one, place) => `${place + 1}. ${xmlText(one)}`).join('；')}）</p>
<p><b>摘　要：</b>${xmlText(paper.abstract.zh ?? '')}</p><p><b>关键词：</b>${xmlText((paper.keywords.zh ?? []).join('；'))}</p>
${paper.title.en && paper.abstract.en ? `<h1 class="other">${xmlText(paper.title.en)}</h1><p class="head">${names(paper.authors.en ?? [], 0, ', ')}</p><p><b>Abstract:</b> ${xmlText(paper.abstract.en)}</p>` : ''}
${text(paper)}`,
    'Microsoft Word - 稿件.doc',
  );

export const englishPages: Readonly<Record<string, Shape>> = { manuscript, 'two columns': twoColumns };
export const chinesePages: Readonly<Record<string, Shape>> = { 'Chinese journal': chineseJournal };

export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const sheet = await browser.newPage();
  try {
    await sheet.setContent(html);
    return await sheet.pdf({ format: 'A4', printBackground: true });
  } finally {
    await sheet.close();
  }
}
