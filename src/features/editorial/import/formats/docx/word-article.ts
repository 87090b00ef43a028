import type { OpenDocx } from '../../../../../platform/documents/docx/open-docx.ts';
import { child, type XmlElement, type XmlNode } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { NotTaken } from '../../../../../platform/kernel/not-taken.ts';
import { type Block, blocksOf, plainOf, type TextBlock } from './blocks.ts';
import { withCaptions } from './captions.ts';
import { withCitations } from './citations.ts';
import { type KnownTexts, startOfText } from './front-matter.ts';
import { headingsOf, isReferencesTitle } from './headings.ts';
import { noteAnchor } from './inline.ts';
import { jats } from './jats-nodes.ts';
import type { TakenPicture } from './pictures.ts';
import { referenceList } from './reference-list.ts';
import { sectionsOf } from './sections.ts';
import { type WordReading, wordReading } from './word-reading.ts';

/** A Word document as an article in JATS, which the writer of articles makes safe HTML of. */
interface WordArticle {
  readonly article: XmlElement;
  readonly pictures: readonly TakenPicture[];
  /** What stands above the text, and on the page already. */
  readonly front: readonly string[];
  readonly notTaken: readonly NotTaken[];
}

const isReferencesHeading = (block: Block, headings: ReadonlyMap<Block, number>): block is TextBlock =>
  block.kind === 'text' && headings.has(block) && isReferencesTitle(block.text);

export async function wordArticle(docx: OpenDocx, language: string, known: KnownTexts): Promise<WordArticle> {
  const at = await wordReading(docx);
  const body = child(docx.document, 'w:body');
  const blocks = withCaptions(body ? blocksOf(body, at) : [], at);
  const headings = headingsOf(blocks);
  const start = startOfText(blocks, headings, known);
  const text = blocks.slice(start);
  const title = text.findLastIndex((block) => isReferencesHeading(block, headings));
  const end = title < 0 ? -1 : text.findIndex((block, place) => place > title && headings.has(block));
  const listed = title < 0 ? [] : text.slice(title + 1, end < 0 ? undefined : end);
  const { refs, numbers } = referenceList(listed);
  // Tables among the works are none: they stay in the text.
  const unread = listed.filter(({ kind }) => kind !== 'text');
  const rest = title < 0 ? text : [...text.slice(0, title), ...unread, ...(end < 0 ? [] : text.slice(end))];
  const heading = text[title];
  const written = jats('body', sectionsOf(rest, headings));
  const back: XmlNode[] = [
    ...notesOf(at),
    ...(refs.length > 0 ? [jats('ref-list', [jats('title', heading ? heading.nodes : []), ...refs])] : []),
  ];
  const parts = [withCitations(written, numbers), withCitations(jats('back', back), numbers)];
  return {
    article: jats('article', parts, { 'xml:lang': language }),
    pictures: at.pictures,
    front: blocks.slice(0, start).map(({ nodes }) => plainOf(nodes)),
    notTaken: at.notTaken,
  };
}

/** Reading a note may name further notes; each is written once. */
function notesOf(at: WordReading): XmlElement[] {
  const made: XmlElement[] = [];
  for (let place = 0; place < at.notes.length; place += 1) {
    const { element, relations } = at.notes[place] as WordReading['notes'][number];
    const content = blocksOf(element, { ...at, relations });
    const number = place + 1;
    made.push(
      jats(
        'fn',
        [
          jats('label', [String(number)]),
          ' ',
          ...content.flatMap((block) => (block.kind === 'text' ? [jats('p', block.nodes)] : block.nodes)),
        ],
        { id: noteAnchor(number) },
      ),
    );
  }
  return made.length > 0 ? [jats('fn-group', made)] : [];
}
