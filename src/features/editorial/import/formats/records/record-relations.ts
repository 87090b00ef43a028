import type { DraftRelation } from '../../../../../platform/item/writing/item-draft.ts';
import { doiOf } from '../facts/doi.ts';
import { distinctRelations, relationOfType } from '../jats/front/relations.ts';

/** Records speak of related articles in the words of JATS. */
export const recordRelations = (related: readonly (readonly [string, string])[]): DraftRelation[] =>
  distinctRelations(
    related.flatMap(([said, to]): DraftRelation[] => {
      const target = doiOf(to);
      const type = relationOfType[said.toLowerCase()];
      return target && type !== null ? [{ type: type ?? 'relates-to', target }] : [];
    }),
  );
