import { useFrame } from '../../../features/navigation/parts/frame.ts';
import { useHref } from '../../../features/navigation/parts/href.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import button from '../../../platform/ui/button.module.css';
import styles from './catalogue-filters.module.css';
import { type CatalogueView, catalogueHref } from './catalogue-view.ts';

/** A word to look for. A plain form: it works without script. */
export function CatalogueSearch({ view }: { readonly view: CatalogueView }) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  const { q, ...kept } = view.asked;
  return (
    <search aria-label={say('journal.search.label')}>
      <form className={styles.search} action={view.path}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <label htmlFor="journal-word">{say('journal.search.field')}</label>
        <input id="journal-word" type="search" name="q" defaultValue={q} maxLength={150} />
        <button type="submit" className={button.strong}>
          {say('ui.action.search')}
        </button>
      </form>
    </search>
  );
}

/** What a list can be narrowed down by, as links. */
export function CatalogueFilters({ view }: { readonly view: CatalogueView }) {
  const say = useSay();
  const { asked, letters, groups, subjects } = view;
  return (
    <div className={styles.filters} data-print="no">
      {(letters.length > 1 || asked.letter) && (
        <Choice
          view={view}
          name="letter"
          label={say('journal.list.byLetter')}
          all={say('journal.list.everyLetter')}
          values={letters.map(({ letter, count }) => ({
            value: letter,
            name: letter === '#' ? say('journal.list.otherLetters') : letter,
            count,
          }))}
        />
      )}
      {(groups.length > 1 || asked.type) && (
        <Choice
          view={view}
          name="type"
          label={say('journal.list.byGroup')}
          all={say('journal.group.all')}
          values={groups.map(({ code, name, count }) => ({ value: code, name, count }))}
        />
      )}
      {(subjects.length > 1 || asked.subject) && (
        <Choice
          view={view}
          name="subject"
          label={say('journal.list.bySubject')}
          all={say('journal.list.everySubject')}
          values={subjects.map(({ id, name }) => ({ value: id, name }))}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly view: CatalogueView;
  readonly name: 'letter' | 'type' | 'subject';
  readonly label: string;
  readonly all: string;
  readonly values: readonly { readonly value: string; readonly name: string; readonly count?: number }[];
}

function Choice({ view, name, label, all, values }: ChoiceProps) {
  const href = useHref();
  const chosen = view.asked[name];
  const link = (value: string, text: string, count?: number) => (
    <li key={value}>
      <a href={href(catalogueHref(view, { [name]: value }))} aria-current={value === chosen ? 'true' : undefined}>
        {text}
        {count !== undefined && <span>{count}</span>}
      </a>
    </li>
  );
  return (
    <nav aria-label={label} data-choice={name}>
      <h2>{label}</h2>
      <ul>
        {link('', all)}
        {values.map(({ value, name: text, count }) => link(value, text, count))}
      </ul>
    </nav>
  );
}
