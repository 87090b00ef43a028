import type { Embargo } from '../../../platform/kernel/access.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { FigureRecord } from '../contract.ts';

export const precisions = ['original', 'high', 'low'] as const;

type Own =
  | 'kind'
  | 'label'
  | 'anchor'
  | 'licence'
  | 'captions'
  | 'attributions'
  | 'alternative'
  | 'content'
  | 'pictures';

/** A figure or a table as it is stored. */
export interface StoredRecord extends PublicItem, Pick<FigureRecord, Own> {
  readonly kind: FigureRecord['kind'];
  readonly isOpen: boolean | null;
  readonly embargo: Embargo | null;
  readonly paper: (Omit<NonNullable<FigureRecord['paper']>, 'url'> & { readonly licence: string | null }) | null;
  readonly neighbours: Omit<FigureRecord['neighbours'][number], 'url'>[];
}

/** What a reader on trial sees: pictures in low precision, and no table. */
export const trialOf = (record: StoredRecord): StoredRecord => ({
  ...record,
  content: null,
  neighbours: record.embargo ? record.neighbours.map((one) => ({ ...one, picture: null })) : record.neighbours,
  pictures: (record.embargo ? [] : record.pictures).map((picture) => ({
    ...picture,
    forms: picture.forms.filter(({ form }) => form === 'low'),
  })),
});

/** What stays of a record that was withdrawn: its name, and where it stood. */
export const nameOnly = (record: StoredRecord): StoredRecord => ({
  ...record,
  captions: {},
  attributions: {},
  content: null,
  pictures: [],
  neighbours: [],
});
