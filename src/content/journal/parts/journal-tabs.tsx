import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { useOffered } from '../../../platform/shell/use-offered.ts';
import { Tabs } from '../../../platform/ui/tabs.tsx';

const journalTabs = [
  'current',
  'issues',
  'onlineFirst',
  'justAccepted',
  'columns',
  'introduction',
  'board',
  'contact',
] as const;
export type JournalTab = (typeof journalTabs)[number];

export const journalTab = (given: string | undefined): JournalTab =>
  journalTabs.find((tab) => tab === given) ?? 'current';

/** The first part stands at the journal's own address. */
export const tabAddress = (journal: string, tab: JournalTab): string =>
  tab === 'current' ? `/mag/${journal}` : `/mag/${journal}?tab=${tab}`;

export const tabName: Readonly<Record<JournalTab, MessageKey>> = {
  current: 'journal.issue.current',
  issues: 'journal.issue.all',
  onlineFirst: 'journal.issue.onlineFirst',
  justAccepted: 'journal.issue.justAccepted',
  columns: 'journal.tab.columns',
  introduction: 'journal.tab.introduction',
  board: 'journal.tab.editorialBoard',
  contact: 'journal.tab.contact',
};

/** The parts of a journal's page that the site offers. They are links: each part is a document of its own. */
export function JournalTabs({ journal, tab }: { readonly journal: string; readonly tab: JournalTab }) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  return (
    <Tabs
      label={say('journal.tab.label')}
      part="journal-tabs"
      tabs={journalTabs
        .filter((one) => offered(tabAddress(journal, one)))
        .map((one) => ({
          key: one,
          name: say(tabName[one]),
          href: href(tabAddress(journal, one)),
          isCurrent: one === tab,
        }))}
    />
  );
}
