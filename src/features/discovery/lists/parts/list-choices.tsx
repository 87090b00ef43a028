import { useSay } from '../../../../platform/i18n/use-say.ts';
import { readSortOrder } from '../../../../platform/kernel/sort-order.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListSearch } from '../../../../platform/shell/list-search.tsx';
import { DirectionLinks } from '../../../../platform/ui/direction-links.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import text from '../../../../platform/ui/text.module.css';
import { ChoiceLinks } from './choice-links.tsx';
import styles from './item-list.module.css';
import { type ListSort, usualDirection, usualSort, writtenSort } from './list-of-address.ts';
import { listHref } from './list-view.ts';
import type { ListView } from './load-list.ts';

interface Props {
  readonly view: ListView;
}

/** Lists related to this one. */
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

export function WordFilter({ view: { isSearched, isOfColumn, title, path, request } }: Props) {
  const say = useSay();
  if (!isSearched) return null;
  return (
    <ListSearch
      id="list-word"
      label={say(title)}
      field={say(isOfColumn ? 'lists.search.inColumn' : 'lists.search.field')}
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
          parameter="letter"
          label={say('journal.list.byLetter')}
          all={say('journal.list.everyLetter')}
          values={letters.map((letter) => ({
            value: letter,
            name: letter === '#' ? say('journal.list.otherLetters') : letter,
          }))}
        />
      )}
      {(subjects.length > 1 || request.subject) && (
        <Choice
          view={view}
          parameter="subject"
          label={say('journal.list.bySubject')}
          all={say('journal.list.everySubject')}
          values={subjects.map(({ id, name, count }) => ({ value: id, name, count }))}
        />
      )}
    </>
  );
}

interface ChoiceProps extends Props {
  readonly parameter: 'letter' | 'subject';
  readonly label: string;
  readonly all: string;
  readonly values: readonly { readonly value: string; readonly name: string; readonly count?: number }[];
}

function Choice({ view, parameter, label, all, values }: ChoiceProps) {
  const href = useHref();
  return (
    <ChoiceLinks
      label={label}
      choices={[{ value: '', name: all }, ...values].map(({ value, ...choice }) => ({
        ...choice,
        key: value,
        href: href(listHref(view, { [parameter]: value })),
        isCurrent: value === view.request[parameter],
      }))}
    />
  );
}

/** How many there are, and in which order. */
export function ListBar({ view }: Props) {
  const say = useSay();
  const href = useHref();
  const { sorts, request, total, totalIsLowerBound } = view;
  if (view.rows.length === 0) return null;
  const usual = usualSort(sorts, request.q);
  const order = readSortOrder(request.sort);
  const chosen = sorts.find((sort) => sort === order?.by) ?? usual;
  const direction = order?.direction ?? usualDirection(chosen);
  const names: Readonly<Record<ListSort, string>> = {
    publishDate: say('search.sort.publishDate'),
    visits: say('search.sort.visits'),
    downloads: say('search.sort.downloads'),
    relevance: say('search.sort.relevance'),
    title: say('journal.list.sortByName'),
    column: say('lists.sort.column'),
  };
  return (
    <div className={`${layout.spread} ${text.muted} ${text.small} ${styles.bar}`}>
      <p>{say(totalIsLowerBound ? 'lists.count.more' : 'ui.pagination.total', { count: total })}</p>
      {sorts.length > 1 && total > 1 && (
        <nav
          className={`${layout.line} ${styles.sorts}`}
          aria-label={say('ui.sort.label')}
          data-part="list-sorts"
          data-print="no"
        >
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
      {chosen !== 'relevance' && total > 1 && (
        <DirectionLinks
          current={direction}
          hrefOf={(one) => href(listHref(view, { sort: writtenSort(sorts, request.q, `${chosen},${one}`) }))}
        />
      )}
    </div>
  );
}
