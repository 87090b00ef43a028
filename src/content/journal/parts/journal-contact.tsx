import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { JournalFacts } from './journal-facts.tsx';
import type { JournalHeadView } from './journal-view.ts';

const behindTheJournal: readonly string[] = [
  'journal.field.editorInChief',
  'journal.field.sponsor',
  'journal.field.supervisor',
  'journal.field.publisher',
  'journal.field.place',
];

/** Who stands behind a journal, and the way to them. */
export function JournalContact({ journal, more }: { readonly journal: JournalHeadView; readonly more: string | null }) {
  const say = useSay();
  const href = useHref();
  return (
    <>
      <JournalFacts facts={journal.facts.filter(({ key }) => behindTheJournal.includes(key))} />
      {(more || journal.home) && (
        <p>
          <a href={more ? href(more) : (journal.home ?? '')}>
            {say(more ? 'journal.contact.more' : 'journal.action.visit')}
          </a>
        </p>
      )}
    </>
  );
}
