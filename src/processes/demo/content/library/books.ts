import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field } from '../field.ts';
import { everyone, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { chapterHtml } from './chapter-text.ts';
import { fileAddress, writeBodies } from './shelf.ts';

const chaptersInBook = 6;
const pagesInChapter = 28;
const readableChapters = 5;

/** Books whose chapters follow lines of work; the first chapter has two parts, and all but the last can be read. */
export function sampleBooks(field: Field, studio: Studio): Promise<ItemDraft[]> {
  return eachAtOnce(field.books, 2, async (book, place) => {
    const chance = chanceOf(field.seed + 700 + place);
    const [first, second, ...editors] = chance.some(everyone, 3);
    const authors = listed([first, second].filter((one) => one !== undefined));
    const cover = await studio.picture(drawCover(chance.share, field.palette, 'book'));
    const lines = chance.some(field.lines, chaptersInBook);
    const read = await eachAtOnce(lines.slice(0, readableChapters), 2, (line, order) =>
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
        editors: listed(editors),
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
      subjects: [...new Set(lines.slice(0, 2).map(({ subject }) => subject))].map(subjectOf),
    };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
