import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../at-once.ts';
import type { Field, Words } from '../field.ts';
import { paragraphs } from '../html.ts';
import { chinesePeople, listed } from '../people.ts';
import type { Studio } from '../studio.ts';
import { writeBodies } from './shelf.ts';

const general: readonly Words[] = [
  { zh: '论文模板（示例）', en: 'Manuscript template (sample)' },
  { zh: '数据说明表（示例）', en: 'Data sheet for deposits (sample)' },
  { zh: '图表绘制清单（示例）', en: 'Checklist for figures and tables (sample)' },
];

/** Three general things, three standards and three patents, each with a file to download. */
export function sampleResources(field: Field, studio: Studio): Promise<ItemDraft[]> {
  const all = [
    ...general.map((names, place) => ({ library: 'general' as const, names, place })),
    ...field.standards.map((names, place) => ({ library: 'standard' as const, names, place })),
    ...field.patents.map((names, place) => ({ library: 'patent' as const, names, place })),
  ];
  return eachAtOnce(all, 3, async ({ library, names, place }) => {
    const { bodies, files } = await writeBodies(studio, library, bodyOf(library, names));
    const attached = await studio.file(
      'attachment',
      `${names.zh}\n${names.en}\n\n示例数据 Sample data\n`,
      'text/plain',
      `${library}-${place + 1}.txt`,
    );
    return {
      kind: 'general-resource',
      key: `sample:${field.sld}/${library}/${place + 1}`,
      language: field.mainLanguage,
      titles: { ...names },
      summaries: { ...summaries[library] },
      keywords: { zh: [labels[library].zh, '示例'], en: [labels[library].en, 'sample'] },
      publishedOn: `2026-0${place + 3}-15`,
      details: {
        library,
        ...(library === 'standard' && {
          number: `SAMPLE/T ${1001 + place}-2026`,
          classification: '17.180',
          legalStatus: place === 2 ? 'replaced' : 'valid',
          effectiveOn: '2026-07-01',
          replacedBy: place === 2 ? 'SAMPLE/T 1004-2026' : null,
        }),
        ...(library === 'patent' && {
          number: `SAMPLE-${20_261_000 + place}`,
          classification: 'G02B 6/00',
          legalStatus: place === 0 ? 'granted' : 'pending',
          filedOn: `2025-0${place + 4}-02`,
        }),
        holders: { ...field.institutions[place]?.names },
        people: listed(chinesePeople.slice(place, place + 2)),
        bodies,
      },
      files: [...files, { ...attached, labels: { ...names } }],
    };
  });
}

const labels = {
  general: { zh: '通用资源', en: 'Resource' },
  standard: { zh: '标准', en: 'Standard' },
  patent: { zh: '专利', en: 'Patent' },
};

const summaries = {
  general: { zh: '作者与编辑常用的文件（示例）。', en: 'A file that authors and editors often need (sample).' },
  standard: { zh: '为演示而编写的标准条目。', en: 'The record of a standard, written for demonstration.' },
  patent: { zh: '为演示而编写的专利条目。', en: 'The record of a patent, written for demonstration.' },
};

const bodyOf = (library: keyof typeof labels, names: Words): Words => ({
  zh: paragraphs(
    `《${names.zh}》是一条${labels[library].zh}记录。`,
    '正文列出范围、术语、步骤与结果的写法；附件给出全文的示例版本。',
  ),
  en: paragraphs(
    `“${names.en}” is the record of a ${labels[library].en.toLowerCase()}.`,
    'It covers scope, terms, steps and how results are written down; the attachment has the full text as a sample.',
  ),
});
