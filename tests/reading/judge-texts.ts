import { readWord } from '../../src/features/editorial/import/formats/docx/read-word.ts';
import { bytesSource } from '../../src/platform/documents/byte-sources.ts';
import { harmByParse5 } from '../hostile/judging/harm-by-parse5.ts';
import type { ReadingCase } from './cases.ts';
import { completeness } from './judge-text.ts';
import { type RichDocument, richDocuments } from './rich-documents.ts';

/** How much of Word documents becomes text: of manuscripts whose words are known, and of made ones with everything in them. */
export async function judgeTexts(cases: readonly ReadingCase[], rich: readonly RichDocument[] = richDocuments()) {
  const found = { documents: 0, refused: 0, fewest: 1, unsafe: 0, incomplete: 0 };
  const judge = async (name: string, bytes: Buffer, title: string, known: readonly string[]) => {
    found.documents += 1;
    const text = await readWord(bytesSource(bytes), { language: 'en', title, known });
    if (!text.ok) {
      found.refused += 1;
      return undefined;
    }
    const share = await completeness(bytes, text.value);
    if (share < 0.99) console.log(`of ${name} ${(share * 100).toFixed(1)} % of the words are shown`);
    found.fewest = Math.min(found.fewest, share);
    found.unsafe += harmByParse5(text.value.html).length;
    return text.value.counts;
  };
  for (const { name, type, content, truth } of cases)
    if (type === 'docx')
      await judge(name, await content(), truth.title, [truth.title, truth.abstract ?? '', ...(truth.authors ?? [])]);
  for (const { name, content, ...parts } of rich) {
    const counts = await judge(name, content, '', []);
    const isThere = (part: keyof typeof parts) => counts?.[part] === parts[part];
    if (!(['tables', 'figures', 'formulas', 'notes', 'references'] as const).every(isThere)) found.incomplete += 1;
  }
  return found;
}
