import { editedFiles, type FileEdit, joinedFiles } from './edited-files.ts';
import type { DraftRow, ItemDraft } from './item-draft.ts';

/** What an editor said of a thing otherwise than its source did: whole fields of its draft, the rest stays the source's. */
export interface DraftChanges
  extends Partial<
    Pick<
      ItemDraft,
      | 'titles'
      | 'richTitles'
      | 'summaries'
      | 'keywords'
      | 'doi'
      | 'cover'
      | 'publishedOn'
      | 'relations'
      | 'subjects'
      | 'entries'
    >
  > {
  readonly details?: DraftRow;
  readonly parts?: Readonly<Record<string, readonly DraftRow[]>>;
  readonly files?: FileEdit;
}

/** The draft of a source with what editors changed: their word stands, whatever the source says later. */
export const changed = (draft: ItemDraft, { details, parts, files, ...others }: DraftChanges): ItemDraft => ({
  ...draft,
  ...others,
  details: { ...draft.details, ...details },
  ...(parts && { parts: { ...draft.parts, ...parts } }),
  ...(files && { files: editedFiles(draft.files, files) }),
});

/** Earlier changes and later ones as one. */
export const joined = (earlier: DraftChanges, { details, parts, files, ...others }: DraftChanges): DraftChanges => ({
  ...earlier,
  ...others,
  ...(details && { details: { ...earlier.details, ...details } }),
  ...(parts && { parts: { ...earlier.parts, ...parts } }),
  ...(files && { files: joinedFiles(earlier.files, files) }),
});
