import { expect, test } from 'vitest';
import { serverIntl } from '../../../platform/i18n/intl.server.ts';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { boardGroups, roleName } from './board-view.ts';

const member = (role: string, name: string) => ({
  role,
  names: { en: name, zh: `${name}（中）` },
  affiliations: { en: 'Sample University' },
  researchFields: {},
  countries: {},
  bios: {},
  expertId: null,
  picture: null,
});
const chinese = (text: { zh?: string; en?: string }) => text.zh ?? text.en ?? '';

test('the board stands under its roles, in the order in which they begin', () => {
  const groups = boardGroups([member('editor-in-chief', 'A'), member('member', 'B'), member('member', 'C')], {
    say: chinese,
    sayName: chinese,
  });
  expect(groups.map(({ role, members }) => [role, members.map(({ name }) => name)])).toEqual([
    ['editor-in-chief', ['A（中）']],
    ['member', ['B（中）', 'C（中）']],
  ]);
  expect(groups[1]?.members[1]).toMatchObject({
    secondName: { text: 'C', lang: 'en' },
    affiliation: 'Sample University',
  });
});

test('a role that a journal made itself is shown as it wrote it', () => {
  expect(roleName(String, 'member')).toBe('journal.boardRole.member');
  expect(roleName(String, 'Friend of the journal')).toBe('Friend of the journal');
});

test('a role that several have stands in the plural above them', () => {
  const say = sayWith(serverIntl('en'));
  expect(roleName(say, 'associate-editor')).toBe('Associate editor');
  expect(roleName(say, 'associate-editor', 3)).toBe('Associate editors');
});
