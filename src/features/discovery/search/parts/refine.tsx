import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { Cluster } from '../hit.contract.ts';
import styles from './refine.module.css';
import results from './results.module.css';
import { type SearchAddress, searchHref, toggled, yearSpans } from './search-address.ts';
import { HiddenParameters, useSearch } from './search-form.tsx';
import type { SearchView } from './search-view.ts';
import { YearHistogram } from './year-histogram.tsx';

/** Short lists that most readers want stand above the long ones. */
const first = ['kind', 'accessType', 'publicationType'];
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

/** Narrows down what was found. A plain form; with script each choice is searched at once. */
export function Refine({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { address, search } = useSearch(view.path);
  const years = view.clusters.find(({ name }) => name === 'year');
  return (
    <details className={styles.refine} data-part="refine">
      <summary>{say('search.refine.label')}</summary>
      <Form
        className={`${layout.stack4} ${text.small}`}
        action={view.path}
        aria-label={say('search.refine.label')}
        preventScrollReset
      >
        <HiddenParameters address={address} except={['facet', 'year', 'yearFrom', 'yearTo']} />
        {address.q && <MatchChoice path={view.path} address={address} />}
        <fieldset>
          <legend className={text.strong}>{say('search.year.label')}</legend>
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
        </fieldset>
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
    </details>
  );
}

interface FacetProps {
  readonly cluster: Cluster;
  readonly path: string;
  readonly address: SearchAddress;
  choose(facet: string): void;
}

function Facet({ cluster, path, address, choose }: FacetProps) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const id = useId();
  const { name, values, more } = cluster;
  const isOpened = name !== 'year' && address.more.includes(name);
  return (
    <fieldset className={box.ruled} data-facet={name}>
      <legend className={text.strong}>{say(`search.facet.${name}` as MessageKey)}</legend>
      <ul>
        {values.map(({ value, label, count }, place) => {
          const facet = `${name}:${value}`;
          return (
            <li key={value} className={styles.value}>
              <input
                id={`${id}${place}`}
                type="checkbox"
                name="facet"
                value={facet}
                checked={address.facets.includes(facet)}
                onChange={() => choose(facet)}
              />
              <label htmlFor={`${id}${place}`}>
                <bdi>{valueLabel(say, name, value, label)}</bdi>
              </label>
              <span className={`${text.fine} ${text.numbers}`}>{formatNumber(count)}</span>
            </li>
          );
        })}
      </ul>
      {name !== 'year' && (more > 0 || isOpened) && (
        <p className={text.fine}>
          <Link to={searchHref(path, address, { more: toggled(address.more, name) })} rel="nofollow" preventScrollReset>
            {isOpened ? say('search.refine.fewer') : say('search.refine.more', { count: more })}
          </Link>
        </p>
      )}
    </fieldset>
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
