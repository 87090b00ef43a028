import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListSearch } from '../../../../platform/shell/list-search.tsx';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import styles from './list-choices.module.css';
import type { ListSort } from './list-of-address.ts';
import { listHref } from './list-view.ts';
import type { ListView } from './load-list.ts';

interface Props {
  readonly view: ListView;
}

/** Lists that stand beside this one. */
export function ListTabs({ view }: Props) {
  const say = useSay();
  const href = useHref();
  if (view.tabs.length === 0) return null;
  return (
    <Tabs
      label={say('lists.tab.label')}
      part="list-tabs"
      tabs={view.tabs.map(({ value, name, isChosen }) => ({
        key: value,
        name: say(name),
        href: href(listHref(view, tabChange(view, value))),
        isCurrent: isChosen,
      }))}
    />
  );
}

/** A library is another list than the one that the channel names; a type of news stays in its channel. */
const tabChange = ({ tabParameter }: ListView, value: string) =>
  tabParameter === 'code' ? { code: value, columnId: '' } : { newsDataType: value };

export function WordFilter({ view: { isSearched, title, path, request } }: Props) {
  const say = useSay();
  if (!isSearched) return null;
  return (
    <ListSearch
      id="list-word"
      label={say(title)}
      field={say('lists.search.field')}
      path={path}
      request={{ ...request }}
    />
  );
}

/** Letters of people, subjects of books. */
export function ListFilters({ view }: Props) {
  const say = useSay();
  const { letters, subjects, request } = view;
  return (
    <>
      {(letters.length > 1 || request.letter) && (
        <Choice
          view={view}
          name="letter"
          label={say('journal.list.byLetter')}
          all={say('journal.list.everyLetter')}
          values={letters.map((letter) => ({
            value: letter,
            text: letter === '#' ? say('journal.list.otherLetters') : letter,
          }))}
        />
      )}
      {(subjects.length > 1 || request.subject) && (
        <Choice
          view={view}
          name="subject"
          label={say('journal.list.bySubject')}
          all={say('journal.list.everySubject')}
          values={subjects.map(({ id, name, count }) => ({ value: id, text: name, count }))}
        />
      )}
    </>
  );
}

interface ChoiceProps extends Props {
  readonly name: 'letter' | 'subject';
  readonly label: string;
  readonly all: string;
  readonly values: readonly { readonly value: string; readonly text: string; readonly count?: number }[];
}

function Choice({ view, name, label, all, values }: ChoiceProps) {
  const href = useHref();
  const chosen = view.request[name];
  return (
    <nav className={styles.choice} aria-label={label} data-print="no">
      <ul>
        {[{ value: '', text: all, count: undefined }, ...values].map(({ value, text, count }) => (
          <li key={value}>
            <a href={href(listHref(view, { [name]: value }))} aria-current={value === chosen ? 'true' : undefined}>
              {text}
              {count !== undefined && <span> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many there are, and in which order. */
export function ListBar({ view }: Props) {
  const say = useSay();
  const href = useHref();
  const { sorts, request, total, totalIsLowerBound } = view;
  if (view.rows.length === 0) return null;
  const usual = request.q === '' ? sorts[0] : 'relevance';
  const chosen = request.sort || usual;
  const names: Readonly<Record<ListSort, string>> = {
    publishDate: say('search.sort.publishDate'),
    visits: say('search.sort.visits'),
    downloads: say('search.sort.downloads'),
    relevance: say('search.sort.relevance'),
    title: say('journal.list.sortByName'),
  };
  return (
    <div className={styles.bar}>
      <p>{say(totalIsLowerBound ? 'lists.count.more' : 'ui.pagination.total', { count: total })}</p>
      {sorts.length > 1 && total > 1 && (
        <nav aria-label={say('ui.sort.label')} data-part="list-sorts" data-print="no">
          <span aria-hidden="true">{say('ui.sort.label')}</span>
          {sorts.map((sort) => (
            <a
              key={sort}
              href={href(listHref(view, { sort: sort === usual ? '' : sort }))}
              aria-current={sort === chosen ? 'true' : undefined}
              rel="nofollow"
            >
              {names[sort]}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
