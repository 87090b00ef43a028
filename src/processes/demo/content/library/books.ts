import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field, Line } from '../field.ts';
import { paragraphs } from '../html.ts';
import { everyone, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { fileAddress, writeBodies } from './shelf.ts';

const chaptersInBook = 6;
const pagesInChapter = 28;

/** Books whose chapters follow lines of work; the first chapter has two parts, and the first two can be read. */
export function sampleBooks(field: Field, studio: Studio): Promise<ItemDraft[]> {
  return eachAtOnce(field.books, 2, async (book, place) => {
    const chance = chanceOf(field.seed + 700 + place);
    const authors = listed(chance.some(everyone, 2));
    const cover = await studio.picture(drawCover(chance.share, field.palette, 'book'));
    const lines = chance.some(field.lines, chaptersInBook);
    const read = await eachAtOnce(lines.slice(0, 2), 2, (line, order) =>
      writeBodies(studio, `chapter-${order + 1}`, chapterHtml(line)),
    );
    return {
      kind: 'book',
      key: `sample:${field.sld}/book/${place + 1}`,
      language: field.mainLanguage,
      titles: { ...book.titles },
      summaries: { ...book.summaries },
      doi: `10.5555/${field.prefix}.book.${place + 1}`,
      cover: fileAddress(cover),
      publishedOn: `${2023 + place * 2}-05-20`,
      details: {
        authors,
        publishers: { zh: '示例出版社', en: 'Sample Press' },
        series: { zh: '示例科学丛书', en: 'Sample Library of Science' },
        classificationNumber: book.classification,
        languages: ['zh', 'en'],
        edition: book.edition,
        printing: 1,
        pages: chaptersInBook * pagesInChapter + 16,
        isbn: book.isbn,
        accessType: place,
      },
      parts: {
        chapter: lines.map((line, order) => ({
          parentPosition: order === 1 ? 1 : null,
          label: order === 0 ? '1' : order === 1 ? '1.1' : String(order),
          titles: { zh: `${line.system.zh}与${line.limit.zh}`, en: `${capital(line.system.en)} and ${line.limit.en}` },
          authors: authors.slice(0, 1),
          firstPage: String(order * pagesInChapter + 1),
          lastPage: String((order + 1) * pagesInChapter),
          doi: `10.5555/${field.prefix}.book.${place + 1}.${order + 1}`,
          bodies: read[order]?.bodies ?? {},
        })),
      },
      files: [cover, ...read.flatMap(({ files }) => files)],
      subjects: lines.slice(0, 2).map((line) => subjectOf(line.subject)),
    };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const chapterHtml = (line: Line) => ({
  zh: paragraphs(
    `本章从一个简单的问题开始：${line.system.zh}的${line.quantity.zh}为什么会受${line.limit.zh}影响？回答它需要先弄清怎样测量。`,
    `第二节介绍${line.probe.zh}，并给出一份可以照做的步骤表。最后一节讨论${line.method.zh}，以及它对${line.use.zh}意味着什么。`,
  ),
  en: paragraphs(
    `This chapter starts with a simple question: why does the ${line.quantity.en} of ${line.system.en} depend on ${line.limit.en}? To answer it, we first have to know how it is measured.`,
    `The second section introduces ${line.probe.en} with a list of steps to follow. The last one is about ${line.method.en}, and what follows for ${line.use.en}.`,
  ),
});
