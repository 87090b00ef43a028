import { readWord } from '../../../src/features/editorial/import/formats/docx/read-word.ts';
import { bytesSource } from '../../../src/platform/documents/byte-sources.ts';
import { xmlText } from '../../../src/platform/kernel/xml-text.ts';
import {
  endnote,
  footnote,
  item,
  paragraph,
  picture,
  png,
  richDocx,
  run,
  styled,
  table,
} from '../../reading/rich-documents.ts';
import { asPage, piecesIn } from './display-pieces.ts';
import type { HostileReader } from './reader.ts';

/** Words in every place of a Word document that the text is made of. */
const wordWith = (markup: string): Buffer => {
  const words = xmlText(markup);
  return richDocx({
    body:
      styled('H1', `Introduction ${markup}`.slice(0, 100)) +
      styled('H1', markup) +
      paragraph(
        `${run(markup, '<w:b/>')}<w:hyperlink r:id="rId10">${run(markup)}</w:hyperlink><w:hyperlink w:anchor="${words}">${run(markup)}</w:hyperlink><w:bookmarkStart w:id="1" w:name="${words}"/>${footnote(1)}${endnote(1)}`,
      ) +
      paragraph(
        `<m:oMath><m:r><m:t>${words}</m:t></m:r><m:acc><m:accPr><m:chr m:val="${words}"/></m:accPr><m:e><m:r><m:rPr><m:nor/></m:rPr><m:t>${words}</m:t></m:r></m:e></m:acc></m:oMath>`,
      ) +
      paragraph(picture(11, markup)) +
      styled('Caption', `Figure 1. ${markup}`) +
      styled('Caption', `Table 1. ${markup}`) +
      table([
        [{ text: markup }, { text: 'x' }],
        [{ text: markup }, { text: markup }],
      ]) +
      item(markup, 1) +
      styled('H1', 'References') +
      paragraph(run(`[1] ${markup}`)),
    footnotes: [run(markup)],
    endnotes: [run(markup)],
    relations: [
      { type: 'hyperlink', target: markup, external: true },
      { type: 'image', target: 'media/image1.png' },
      { type: 'image', target: markup, external: true },
    ],
    files: { 'word/media/image1.png': png(4, 90) },
  });
};

export const wordReaders: readonly HostileReader[] = [
  {
    format: 'Word as a text',
    writesHtml: true,
    display: async ({ markup }) => {
      const read = await readWord(bytesSource(wordWith(markup)), { language: 'en', title: 'A sample', known: [] });
      if (!read.ok) return null;
      const { pictures: _, ...text } = read.value;
      return asPage(piecesIn(text));
    },
  },
];
