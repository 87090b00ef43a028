import type { OpenDocx } from '../../../../../platform/documents/docx/open-docx.ts';
import type { Styles } from '../../../../../platform/documents/docx/word-styles.ts';
import { childrenNamed, descendants, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { NotTaken, NotTakenKind } from '../../../../../platform/kernel/not-taken.ts';
import { numberingsOf } from './numberings.ts';
import { picturesOf, type TakenPicture } from './pictures.ts';
import { placeOf, type Relation, relationsOf } from './relations.ts';

/** A note, with what it names by ids of its own. */
interface Note {
  readonly element: XmlElement;
  readonly relations: ReadonlyMap<string, Relation>;
}

/** A Word document while it is read. */
export interface WordReading {
  readonly styles: Styles;
  readonly numberings: ReturnType<typeof numberingsOf>;
  /** Of the part that is read: notes name their own. */
  readonly relations: ReadonlyMap<string, Relation>;
  readonly pictureAt: (relation: Relation) => TakenPicture | NotTaken;
  /** Bookmarks that a link inside the document leads to. */
  readonly wanted: ReadonlySet<string>;
  /** Footnotes and endnotes in the order in which the text names them. */
  readonly notes: Note[];
  readonly noteOf: (kind: 'footnote' | 'endnote', id: string) => Note | undefined;
  /** What stands in boxes next to the paragraph that is read, until it is placed after it. */
  readonly boxes: XmlElement[];
  readonly notTaken: NotTaken[];
}

/** Whoever reads the list of what was not taken has seen enough by then. */
const mostNotTaken = 500;

export function leave({ notTaken }: WordReading, kind: NotTakenKind, name = ''): void {
  if (notTaken.length < mostNotTaken) notTaken.push({ kind, name: name.slice(0, 200) });
}

async function notesOf({ part }: OpenDocx, kind: 'footnote' | 'endnote'): Promise<ReadonlyMap<string, Note>> {
  const relations = relationsOf(await part(`word/_rels/${kind}s.xml.rels`));
  const notes = childrenNamed(await part(`word/${kind}s.xml`), `w:${kind}`);
  return new Map(notes.map((element) => [element.attributes['w:id'] ?? '', { element, relations }]));
}

export async function wordReading(
  docx: OpenDocx,
): Promise<WordReading & { readonly pictures: readonly TakenPicture[] }> {
  const { document, styles, part } = docx;
  const relations = relationsOf(await part('word/_rels/document.xml.rels'));
  const { taken, refused } = await picturesOf(docx, relations.values());
  const notes = { footnote: await notesOf(docx, 'footnote'), endnote: await notesOf(docx, 'endnote') };
  const links = [...descendants(document)].filter(({ name }) => name === 'w:hyperlink');
  return {
    styles,
    numberings: numberingsOf(await part('word/numbering.xml')),
    relations,
    pictures: [...taken.values()],
    pictureAt: (relation) => {
      const place = placeOf(relation);
      const name = place.slice(place.lastIndexOf('/') + 1);
      if (relation.isExternal) return { kind: 'picture-elsewhere', name: relation.target };
      return taken.get(place) ?? refused.get(place) ?? { kind: 'picture-missing', name };
    },
    wanted: new Set(links.map(({ attributes }) => attributes['w:anchor'] ?? '').filter(Boolean)),
    notes: [],
    noteOf: (kind, id) => notes[kind].get(id),
    boxes: [],
    notTaken: [],
  };
}
