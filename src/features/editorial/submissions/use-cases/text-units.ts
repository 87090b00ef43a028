import type { DraftFile, DraftRow, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { ManuscriptText } from './parts.ts';

/** The text of an accepted manuscript as parts of the article that is published with it. */
export interface PublishedText {
  readonly details: DraftRow;
  readonly body: string;
  readonly references: readonly DraftRow[];
  readonly files: readonly DraftFile[];
  readonly members: readonly ItemDraft[];
}

interface Article {
  readonly key: string;
  readonly status: NonNullable<ItemDraft['status']>;
  readonly publishedOn: string;
  readonly licence: string | null;
  readonly isOpen: boolean;
}

/** Figures and tables take over from their article what they have not of their own. */
export function publishedText(
  text: ManuscriptText,
  { key, status, publishedOn, licence, isOpen }: Article,
): PublishedText {
  const pictures = (files: readonly DraftFile[] = []) =>
    files.map((file) => (isOpen ? { ...file, public: true } : file));
  return {
    details: { body: text.body.sha256, outline: text.outline, words: text.counts.words },
    body: text.body.sha256,
    references: text.references.map((row) => ({ ...row })),
    files: [text.body, ...pictures(text.files)],
    members: text.members.map((member) => ({
      ...member,
      key: key + member.key,
      status,
      publishedOn,
      files: pictures(member.files),
      details: { ...member.details, article: { kind: 'article', key }, licence },
    })),
  };
}
