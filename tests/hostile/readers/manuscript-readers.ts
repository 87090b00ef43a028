import type { ManuscriptGuess } from '../../../src/features/editorial/submissions/domain/manuscript-guess.ts';
import { guessManuscript } from '../../../src/features/editorial/submissions/formats/guess/guess-manuscript.ts';
import { readPdf } from '../../../src/features/editorial/submissions/formats/pdf/read-pdf.ts';
import { bytesSource } from '../../../src/platform/documents/byte-sources.ts';
import { readDocx } from '../../../src/platform/documents/docx/read-docx.ts';
import { xmlText } from '../../../src/platform/kernel/xml-text.ts';
import { docxOf } from '../../reading/docx-writer.ts';
import { asText } from './display-pieces.ts';
import type { HostileReader } from './reader.ts';

const linesOf = (markup: string): string[] => [
  `A Title of Sample Words ${markup}`,
  `Anna Sample ${markup}, Carl Muster`,
  `Institute ${markup} of Samples, Sampleton`,
  `Abstract: ${markup}`,
  `Keywords: ${markup}; light`,
  '1 Introduction',
  markup,
  'References',
  `[1] ${markup} A reference of 2026.`,
];

/** A guess fills fields of a form, which hold plain words. */
const inForm = (guess: ManuscriptGuess): string => {
  const words: string[] = [];
  JSON.stringify(guess, (_, value) => {
    if (typeof value === 'string') words.push(value);
    return value;
  });
  return words.map(asText).join('\n');
};

export const manuscriptReaders: readonly HostileReader[] = [
  {
    format: 'Word',
    writesHtml: false,
    display: async ({ markup }) => {
      const paragraphs = linesOf(markup).map((text, place) => ({
        runs: [{ text }],
        ...(place === 0 && { style: 'a3' }),
      }));
      const read = await readDocx(bytesSource(docxOf(paragraphs, markup)));
      return read.ok ? inForm(guessManuscript(read.value.paragraphs, read.value.properties)) : null;
    },
  },
  {
    format: 'PDF',
    writesHtml: false,
    display: ({ markup }) => {
      const lines = linesOf(markup).map(
        (text, place) =>
          `<text top="${100 + place * 40}" left="90" width="600" height="${place === 0 ? 30 : 14}" font="0"><b>${xmlText(text).replaceAll(/\s/g, ' ')}</b><a href="${xmlText(markup).replaceAll(/\s/g, ' ')}">x</a></text>`,
      );
      const pages = `<page number="1" position="absolute" top="0" left="0" height="1262" width="892">\n<fontspec id="0" size="12" family="Times" color="#000000"/>\n${lines.join('\n')}\n</page>`;
      const read = readPdf({ pages, title: markup });
      return read.ok ? inForm(read.value) : null;
    },
  },
];
