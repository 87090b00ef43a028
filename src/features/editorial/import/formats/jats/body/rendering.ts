import type { XmlElement, XmlNode } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { OutlineEntry } from '../../format.ts';
import type { Anchors } from './anchors.ts';
import type { Html } from './html/html-tree.ts';
import type { ReadReference } from './references.ts';

/** Where in the text something stands. */
export interface Place {
  /** Of the next title: from 2 to 6. */
  readonly level: number;
  /** Inside a link no other link may stand. */
  readonly linked: boolean;
  /** Spaces and line ends are kept as they are. */
  readonly preformatted: boolean;
  /** A formula that has a line to itself. */
  readonly display: boolean;
  /** The id of the figure, table or box around, by which a problem can be found. */
  readonly around: string | undefined;
  /** What the figure around says in place of its picture. */
  readonly alternative: string;
}

/** What the text gathers while it is rendered, and how a row of the table renders what is inside its element. */
export interface Rendering extends Place {
  readonly anchors: Anchors;
  readonly outline: OutlineEntry[];
  readonly references: ReadReference[];
  readonly problems: Problem[];
  render(nodes: readonly XmlNode[], change?: Partial<Place>): Html[];
}

/** How one element of JATS becomes HTML. */
export type Row = (element: XmlElement, at: Rendering) => readonly Html[];

export type Rows = Readonly<Record<string, Row>>;

/** Something that a publisher should look at, where the figure, table or box around it can be found. */
export const noteProblem = ({ problems, around }: Rendering, code: Problem['code'], value: string): void =>
  void problems.push({ code, value, ...(around ? { at: around } : {}) });
