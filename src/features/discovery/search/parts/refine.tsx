import { Form, Link } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { Cluster } from '../hit.contract.ts';
import { Facet } from './facet.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './refine.module.css';
import results from './results.module.css';
import { filterCount, hasYears, type SearchAddress, searchHref, toggled, yearSpans } from './search-address.ts';
import { HiddenParameters, useSearch } from './search-form.tsx';
import type { SearchView } from './search-view.ts';
import { TryAgain } from './slow-search.tsx';
import { YearHistogram } from './year-histogram.tsx';

/** Short lists that most readers want stand above the long ones. */
const first = ['kind', 'readable', 'accessType', 'publicationType'];
const rank = ({ name }: Cluster): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** Precise finds the words as they stand, fuzzy also what is near them. */
function MatchChoice({ path, address }: { readonly path: string; readonly address: SearchAddress }) {
  const say = useSay();
  return (
    <fieldset data-part="match">
      <legend className={text.strong}>{say('search.advanced.match')}</legend>
      <ul className={`${layout.row3} ${results.ways}`}>
        {([false, true] as const).map((precise) => (
          <li key={String(precise)}>
            <Link
              to={searchHref(path, address, { precise })}
              rel="nofollow"
              preventScrollReset
              aria-current={address.precise === precise ? 'true' : undefined}
            >
              {say(precise ? 'search.advanced.precise' : 'search.advanced.fuzzy')}
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const sheet = 'refine-results';

/** On a phone what narrows down lies in a sheet, and this opens it; next to the results there is room for all of it. */
export function OpenRefine({ address }: { readonly address: SearchAddress }) {
  const say = useSay();
  const chosen = filterCount(address);
  return (
    <button type="button" className={`${buttons.button} ${styles.open}`} popoverTarget={sheet} data-part="open-refine">
      {say('search.refine.label')}
      {chosen > 0 && ` (${chosen})`}
    </button>
  );
}

interface Props {
  readonly view: SearchView;
  /** How many results the choices leave. */
  readonly count: number;
}

/** Narrows down what was found. A plain form; with script each choice is searched at once. */
export function Refine({ view, count }: Props) {
  const say = useSay();
  const { address, search, waiting } = useSearch(view.path);
  const years = view.clusters.find(({ name }) => name === 'year');
  return (
    <div id={sheet} popover="auto" className={styles.refine} data-part="refine">
      <p className={styles.head}>
        <strong>{say('search.refine.label')}</strong>
        <button type="button" popoverTarget={sheet} popoverTargetAction="hide" aria-label={say('ui.action.close')}>
          ×
        </button>
      </p>
      <Form
        className={`${layout.stack4} ${text.small}`}
        action={view.path}
        aria-label={say('search.refine.label')}
        preventScrollReset
      >
        <HiddenParameters address={address} except={['facet', 'year', 'yearFrom', 'yearTo']} />
        {address.q && <MatchChoice path={view.path} address={address} />}
        <FilterGroup name="year" label={say('search.year.label')} hasChosen={hasYears(address)}>
          {years && years.values.length > 1 && (
            <YearHistogram
              path={view.path}
              address={address}
              cluster={years}
              choose={(chosen) => search({ year: 'all', ...chosen })}
            />
          )}
          <ul className={`${layout.row3} ${results.ways}`}>
            {yearSpans.map((year) => (
              <li key={year}>
                <Link
                  to={searchHref(view.path, address, { year, yearFrom: null, yearTo: null })}
                  rel="nofollow"
                  preventScrollReset
                  aria-current={
                    address.year === year && address.yearFrom === null && address.yearTo === null ? 'true' : undefined
                  }
                >
                  {year === 'all' ? say('search.year.all') : say('search.year.last', { count: Number(year) })}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.range} key={`${address.yearFrom} ${address.yearTo}`}>
            <YearInput name="yearFrom" year={address.yearFrom} label={say('search.year.from')} />
            <span aria-hidden="true">–</span>
            <YearInput name="yearTo" year={address.yearTo} label={say('search.year.to')} />
          </div>
        </FilterGroup>
        <fieldset>
          <legend className={text.strong}>{say('search.refine.within')}</legend>
          <input
            key={address.within.join()}
            type="search"
            name="within"
            maxLength={150}
            aria-label={say('search.refine.within')}
          />
        </fieldset>
        <button type="submit" className={buttons.button}>
          {say('ui.action.apply')}
        </button>
        {!view.whole && (
          <p className={box.notice} role="note" data-part="filters-late">
            {say('search.note.withoutFilters')} <TryAgain view={view} />
          </p>
        )}
        {view.clusters
          .filter(({ name, values }) => name !== 'year' && values.length > 0)
          .toSorted((one, other) => rank(one) - rank(other))
          .map((cluster) => (
            <Facet
              key={cluster.name}
              cluster={cluster}
              path={view.path}
              address={address}
              choose={(facet) => search({ facets: toggled(address.facets, facet) })}
            />
          ))}
        <button type="submit" className={`${buttons.button} ${results.withoutScript}`}>
          {say('ui.action.apply')}
        </button>
      </Form>
      <p className={styles.foot}>
        <button
          type="button"
          className={buttons.strong}
          popoverTarget={sheet}
          popoverTargetAction="hide"
          aria-busy={waiting}
          data-part="show-results"
        >
          {say('search.refine.show', { count })}
        </button>
      </p>
    </div>
  );
}

const YearInput = (props: { name: 'yearFrom' | 'yearTo'; year: number | null; label: string }) => (
  <input
    name={props.name}
    inputMode="numeric"
    pattern="[12][0-9]{3}"
    maxLength={4}
    aria-label={props.label}
    placeholder={props.label}
    defaultValue={props.year ?? ''}
  />
);
