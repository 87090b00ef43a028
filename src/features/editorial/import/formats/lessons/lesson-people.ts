import type { DraftRow } from '../../../../../platform/item/writing/item-draft.ts';
import type { FrontMatter } from './front-matter.ts';

/** Everybody who is named, once in each role. */
export function lessonPeople(front: FrontMatter, language: string): DraftRow[] {
  const roles = {
    author: front.authors,
    translator: [...front.translator, ...front.translators],
    editor: [...front.editors, ...front['translation-editor']],
    reviewer: [...front.reviewers, ...front['translation-reviewer']],
  };
  return Object.entries(roles).flatMap(([role, names]) =>
    [...new Set(names.map((name) => name.trim()))].map((full) => ({
      role,
      type: 'person',
      names: { [language]: { full } },
    })),
  );
}
