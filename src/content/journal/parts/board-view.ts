import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { Say } from '../../../platform/i18n/use-say.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { localizedText } from '../../../platform/shell/localized-text.ts';
import type { BoardMember } from '../contract.ts';

interface Saying {
  say(text: BoardMember['names']): string;
  sayName(names: BoardMember['names']): string;
}

export type BoardGroup = ReturnType<typeof boardGroups>[number];

/** The board under its roles, in the order in which they begin. */
export function boardGroups(board: readonly BoardMember[], saying: Saying) {
  const groups = Map.groupBy(board, ({ role }) => role);
  return [...groups].map(([role, members]) => ({ role, members: members.map((member) => memberView(member, saying)) }));
}

function memberView(member: BoardMember, { say, sayName }: Saying) {
  const name = sayName(member.names);
  const english = member.names.en;
  return {
    name,
    secondName: english && english !== name ? localizedText(english, 'en') : null,
    affiliation: say(member.affiliations),
    country: say(member.countries),
    researchField: say(member.researchFields),
    bio: say(member.bios),
    picture: member.picture,
    /** Their own page, where they have one. */
    href: member.expertId && itemAddress({ kind: 'expert', id: member.expertId }),
  };
}

const roleKeys: Readonly<Record<string, MessageKey>> = {
  'honorary-editor': 'journal.boardRole.honoraryEditor',
  'editor-in-chief': 'journal.boardRole.editorInChief',
  'deputy-editor': 'journal.boardRole.deputyEditor',
  'associate-editor': 'journal.boardRole.associateEditor',
  'executive-editor': 'journal.boardRole.executiveEditor',
  'managing-editor': 'journal.boardRole.managingEditor',
  advisor: 'journal.boardRole.advisor',
  member: 'journal.boardRole.member',
  'young-member': 'journal.boardRole.youngMember',
};

/** Roles that a journal made itself are shown as it wrote them, whether one or several have them. */
export const roleName = (say: Say, role: string, count = 1): string => {
  const key = roleKeys[role];
  return key ? say(key, { form: count === 1 ? 'one' : 'other' }) : role;
};
