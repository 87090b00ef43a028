import type { Id } from '../../../platform/kernel/id.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';

type Texts = Record<string, string>;

export const precisions = ['original', 'high', 'low'] as const;
export type Precision = (typeof precisions)[number];

/** One form in which a picture can be had. */
export interface PictureForm {
  readonly form: Precision;
  readonly sha256: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Picture {
  /** Its place among the record's files. */
  readonly position: number;
  readonly name: string;
  readonly labels: Texts;
  readonly forms: readonly PictureForm[];
}

/** The paper that a record stands in. */
export interface PaperOfRecord {
  readonly id: Id;
  readonly titles: Texts;
  readonly doi: string | null;
  readonly publishDate: string | null;
  readonly licence: string | null;
  readonly authors: readonly { names: Record<string, { full: string }>; orcid: string | null }[];
  readonly journal: { id: Id; titles: Texts } | null;
}

/** Another figure or table of the same paper. */
export interface Neighbour {
  readonly id: Id;
  readonly kind: 'figure' | 'table';
  readonly label: string | null;
  readonly titles: Texts;
  readonly picture: string | null;
}

/** A figure or a table as a thing of its own. */
export interface FigureRecord extends ShownItem {
  readonly kind: 'figure' | 'table';
  readonly label: string | null;
  readonly anchor: string | null;
  readonly licence: string | null;
  readonly captions: Texts;
  readonly attributions: Texts;
  readonly alternative: string | null;
  /** Of a table: safe HTML. */
  readonly content: string | null;
  readonly isOpen: boolean | null;
  readonly paper: PaperOfRecord | null;
  readonly pictures: readonly Picture[];
  /** All of its paper in their order, itself included. */
  readonly neighbours: readonly Neighbour[];
}

/** What a reader on trial sees: pictures in low precision, and no table. */
export const trialOf = (record: FigureRecord): FigureRecord => ({
  ...record,
  content: null,
  pictures: record.pictures.map((picture) => ({
    ...picture,
    forms: picture.forms.filter(({ form }) => form === 'low'),
  })),
});

/** What stays of a record that was withdrawn: its name, and where it stood. */
export const nameOnly = (record: FigureRecord): FigureRecord => ({
  ...record,
  captions: {},
  attributions: {},
  content: null,
  pictures: [],
  neighbours: [],
});
