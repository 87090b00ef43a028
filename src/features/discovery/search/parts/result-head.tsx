import { Form, Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { directionNames, directions } from '../../../../platform/kernel/sort-order.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { type SortField, sortFields } from '../domain/search-question.ts';
import styles from './results.module.css';
import { searchHref } from './search-address.ts';
import { HiddenParameters, useSearch } from './search-form.tsx';
import type { FoundView, SearchView } from './search-view.ts';

interface Props {
  readonly view: SearchView;
  readonly answer: FoundView;
}

/** How much was found and how fast, in which order it stands and how it looks. */
export function ResultHead({ view, answer }: Props) {
  const say = useSay();
  const href = useHref();
  const { address, search } = useSearch(view.path);
  const { enabled } = useFrame();
  const found =
    view.list === 'album' && view.scope === 'others'
      ? say('site.portal.expertCount', { count: answer.totalElements })
      : say(view.fullText ? 'search.count.text' : `search.count.${view.scope}`, { count: answer.totalElements });
  const count = answer.totalIsLowerBound && answer.totalElements > 0 ? say('search.count.atLeast', { found }) : found;
  // What a late engine left uncounted is no number of results.
  const countText = !answer.reduced
    ? count
    : answer.totalElements === 0
      ? ''
      : address.q
        ? say('search.slow.count', { found: count })
        : count;
  const listName = listTitle(view.list);
  const title = view.name ?? (listName ? say(listName) : answer.reduced ? say('search.title.results') : null);
  const sorts = sortsOf(view, address.q !== '');
  const chosen = sorts.find((field) => field === address.sort) ?? sorts[0] ?? 'relevance';
  return (
    <div className={layout.spread}>
      <div className={layout.line} role="status">
        <h1 className={styles.count}>{title ?? count}</h1>
        <p className={`${layout.line} ${text.muted} ${text.small}`}>
          {title && countText && <span>{countText}</span>}
          {answer.totalElements > 0 && <span>{say('search.result.time', { milliseconds: answer.milliseconds })}</span>}
          {enabled.ask && address.q !== '' && <AskLink question={address.q} />}
          <a href={href(advancedAddress(address.q, view.scope))} rel="nofollow">
            {say('frame.search.advanced')}
          </a>
        </p>
      </div>
      {answer.totalElements > 1 && !answer.reduced && (
        <div className={`${layout.row4} ${text.small}`}>
          <Form action={view.path}>
            <HiddenParameters address={address} except={['sort']} />
            <label className={layout.row2}>
              {say('search.sort.label')}{' '}
              <select
                name="sort"
                value={sortValue(chosen)}
                onChange={(event) => search({ sort: sortOf(event.target.value), direction: 'desc' })}
              >
                {sorts.map((field) => (
                  <option key={field} value={sortValue(field)}>
                    {say(`search.sort.${field}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className={styles.withoutScript}>
              {say('ui.action.apply')}
            </button>
          </Form>
          {chosen !== 'relevance' && (
            <ul
              className={`${layout.row4} ${styles.ways}`}
              aria-label={say('ui.sort.direction')}
              data-part="sort-directions"
            >
              {directions.map((one) => (
                <li key={one}>
                  <Link
                    to={searchHref(view.path, address, { sort: chosen, direction: one })}
                    rel="nofollow"
                    preventScrollReset
                    aria-current={address.direction === one ? 'true' : undefined}
                  >
                    {say(directionNames[one])}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {!isGallery(view) && (
            <ul className={`${layout.row4} ${styles.ways}`} aria-label={say('search.view.label')}>
              {(['list', 'cards'] as const).map((one) => (
                <li key={one}>
                  <Link
                    to={searchHref(view.path, address, { view: one })}
                    rel="nofollow"
                    preventScrollReset
                    aria-current={address.view === one ? 'true' : undefined}
                  >
                    {say(`search.view.${one}`)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** The advanced form goes on with what was searched for. */
const advancedAddress = (q: string, scope: string): string =>
  q === '' ? '/seniorSearch' : `/seniorSearch?${new URLSearchParams({ q, scope })}`;

/** The same words as a question to the full texts. */
function AskLink({ question }: { readonly question: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <a href={href(`/ask?${new URLSearchParams({ q: question })}`)} rel="nofollow" data-part="ask-link">
      {say('ask.link')}
    </a>
  );
}

/** Figures, tables and videos are looked at before they are read. */
export const isGallery = ({ scope }: SearchView): boolean => ['picture', 'table', 'video'].includes(scope);

/** The heading of a list that has a name of its own; a search is headed by what it found. */
const listTitle = (list: SearchView['list']): MessageKey | null =>
  list === 'album'
    ? 'album.held'
    : list === 'results' || list === 'unified' || list === 'pool'
      ? null
      : `search.title.${list}`;

const sortValue = (field: SortField): string => (field === 'relevance' ? field : `${field},desc`);
const sortOf = (value: string): SortField => (value.split(',')[0] ?? 'relevance') as SortField;

/** The specification orders what albums hold by time, visits or downloads. */
const sortsOf = ({ list, fullText }: SearchView, hasQuery: boolean): readonly SortField[] => {
  // Texts know nothing of how often they are read.
  if (fullText) return ['relevance', 'publishDate'];
  if (list !== 'album') return sortFields;
  const ofAlbums: readonly SortField[] = ['publishDate', 'visits', 'downloads'];
  return hasQuery ? ['relevance', ...ofAlbums] : ofAlbums;
};
