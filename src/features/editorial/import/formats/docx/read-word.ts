import { openDocx } from '../../../../../platform/documents/docx/open-docx.ts';
import type { Reading } from '../../../../../platform/documents/refusal.ts';
import { descendants } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import type { NotTaken } from '../../../../../platform/kernel/not-taken.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import type { OutlineEntry, WantedFile } from '../format.ts';
import type { ReadReference } from '../jats/body/references.ts';
import { renderBody } from '../jats/body/render-body.ts';
import { articleReading } from '../jats/front/article-reading.ts';
import { elementsOfText, hasTooManyMembers, type MemberContext, mostMembers } from '../jats/members/member-context.ts';
import { figuresOf, tablesOf } from '../jats/members/members.ts';
import type { TakenPicture } from './pictures.ts';
import { wordArticle } from './word-article.ts';

/** The parts of a text, counted for whoever looks whether all of it is there. */
interface TextCounts {
  readonly words: number;
  readonly headings: number;
  readonly paragraphs: number;
  readonly tables: number;
  readonly figures: number;
  readonly formulas: number;
  readonly notes: number;
  readonly references: number;
  readonly citations: number;
}

/** A manuscript in Word as readers could have it. Nothing of it is stored yet. */
export interface WordText {
  /** Safe; pictures are named, not placed. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly references: readonly ReadReference[];
  /** Figures and tables, by keys that begin with `#`. */
  readonly members: readonly ItemDraft[];
  readonly wanted: readonly WantedFile[];
  readonly pictures: readonly TakenPicture[];
  readonly counts: TextCounts;
  readonly front: readonly string[];
  readonly notTaken: readonly NotTaken[];
}

/** What the page says already, in the language that the text is written in. */
export interface WordFacts {
  readonly language: string;
  readonly title: string;
  readonly known: readonly string[];
}

/** The text of a manuscript in Word: the same bytes and facts always give the same. */
export async function readWord(source: ByteSource, { language, title, known }: WordFacts): Promise<Reading<WordText>> {
  const docx = await openDocx(source);
  if (!docx.ok) return docx;
  const { article, pictures, front, notTaken } = await wordArticle(docx.value, language, known);
  const elements = elementsOfText(article);
  if (hasTooManyMembers(elements)) return failed({ reason: `it has more than ${mostMembers} figures and tables` });
  const { html, outline, words, references } = renderBody(article);
  const context: MemberContext = {
    reading: articleReading(article, []),
    elements,
    articleKey: '',
    articleTitle: title,
    licence: null,
    publishedOn: null,
    isOpen: false,
  };
  const members = [figuresOf(context), tablesOf(context)];
  const every = [...descendants(article)];
  const count = (name: string) => every.filter((one) => one.name === name).length;
  return success({
    html,
    outline,
    references,
    members: members.flatMap(({ drafts }) => drafts),
    wanted: members.flatMap(({ wanted }) => wanted),
    pictures,
    counts: {
      words,
      headings: outline.length,
      paragraphs: count('p'),
      tables: count('table'),
      figures: count('graphic') + count('inline-graphic'),
      formulas: count('math'),
      notes: count('fn'),
      references: references.length,
      citations: every.filter((one) => one.attributes['ref-type'] === 'bibr').length,
    },
    front,
    notTaken,
  });
}
