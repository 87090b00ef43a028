import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListSearch } from '../../../platform/shell/list-search.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { JournalsView } from '../pages/load-journals.ts';
import styles from './journals.module.css';

/** The same list with something changed; a change of what is listed leads back to its first page. */
export function catalogueHref(
  { path, filters, place }: JournalsView,
  change: Partial<JournalsView['filters']> & { readonly page?: number },
): string {
  const { page, ...wanted } = { ...filters, ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted))
    if (value && !(name === 'sort' && value === 'name' && !place?.isFilled)) query.set(name, value);
  if (page) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export function CatalogueSearch({ view: { path, filters } }: { readonly view: JournalsView }) {
  const say = useSay();
  return (
    <ListSearch
      id="journal-word"
      label={say('journal.search.label')}
      field={say('journal.search.field')}
      path={path}
      request={{ ...filters }}
    />
  );
}

/** What a list can be narrowed down by, as links. */
export function CatalogueFilters({ view }: { readonly view: JournalsView }) {
  const say = useSay();
  const { filters, letters, groups, subjects } = view;
  return (
    <div className={layout.stack3} data-print="no">
      {(letters.length > 1 || filters.letter) && (
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
      {(groups.length > 1 || filters.type) && (
        <Choice
          view={view}
          name="type"
          label={say('journal.list.byGroup')}
          all={say('journal.group.all')}
          values={groups.map(({ code, name, count }) => ({ value: code, name, count }))}
        />
      )}
      {(subjects.length > 1 || filters.subject) && (
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
  readonly view: JournalsView;
  readonly name: 'letter' | 'type' | 'subject';
  readonly label: string;
  readonly all: string;
  readonly values: readonly { readonly value: string; readonly name: string; readonly count?: number }[];
}

function Choice({ view, name, label, all, values }: ChoiceProps) {
  const href = useHref();
  const chosen = view.filters[name];
  const link = (value: string, label: string, count?: number) => (
    <li key={value}>
      <a
        className={box.chip}
        href={href(catalogueHref(view, { [name]: value }))}
        aria-current={value === chosen ? 'true' : undefined}
      >
        {label}
        {count !== undefined && <small>{count}</small>}
      </a>
    </li>
  );
  return (
    <nav className={styles.choice} aria-label={label} data-choice={name}>
      <h2 className={text.headNote}>{label}</h2>
      <ul className={layout.row1}>
        {link('', all)}
        {values.map((one) => link(one.value, one.name, one.count))}
      </ul>
    </nav>
  );
}
