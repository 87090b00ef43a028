import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { type LocalizedText, localizedText } from '../../../platform/shell/localized-text.ts';
import type { getEditorialBoard } from '../contract.ts';

export interface BoardMemberView {
  readonly name: string;
  readonly secondName: LocalizedText | null;
  readonly affiliation: string;
  readonly country: string;
  readonly researchField: string;
  readonly bio: string;
  readonly picture: string | null;
  /** Their own page, where they have one. */
  readonly href: string | null;
}

export interface BoardGroup {
  readonly role: string;
  readonly members: readonly BoardMemberView[];
}

type Member = OutputOf<typeof getEditorialBoard>[number];
type SayText = (text: Member['names']) => string;

/** The board under its roles, in the order in which they begin. */
export function boardGroups(board: readonly Member[], say: SayText): BoardGroup[] {
  const groups = Map.groupBy(board, ({ role }) => role);
  return [...groups].map(([role, members]) => ({ role, members: members.map((member) => memberView(member, say)) }));
}

function memberView(member: Member, say: SayText): BoardMemberView {
  const name = say(member.names);
  const english = member.names.en;
  return {
    name,
    secondName: english && english !== name ? localizedText(english, 'en') : null,
    affiliation: say(member.affiliations),
    country: say(member.countries),
    researchField: say(member.researchFields),
    bio: say(member.bios),
    picture: member.picture,
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

/** Roles that a journal made itself are shown as it wrote them. */
export const roleName = (say: (key: MessageKey) => string, role: string): string => {
  const key = roleKeys[role];
  return key ? say(key) : role;
};
