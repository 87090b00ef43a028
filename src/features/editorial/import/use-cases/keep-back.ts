import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';

/** What editors can publish at their console. Institutions, films and the like have no form there. */
const kinds = ['article', 'book'];

/** The document, what it brings along and the issue that it opens, for editors only. People, journals and subjects are no secret. */
export const keptBack = (unit: DraftUnit): DraftUnit =>
  kinds.includes(unit.main.kind)
    ? {
        mentioned: unit.mentioned.map((draft) => (draft.kind === 'issue' ? waiting(draft) : draft)),
        main: waiting(unit.main),
        members: unit.members.map(waiting),
      }
    : unit;

const waiting = (draft: ItemDraft): ItemDraft => ({ ...draft, status: 'draft' });
