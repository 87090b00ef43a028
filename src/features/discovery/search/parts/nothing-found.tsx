import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { QuickSearches } from '../../../../platform/shell/quick-searches.tsx';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { mostCharacters, type Scope } from '../domain/search-question.ts';
import styles from './results.module.css';
import { hasFilters, searchHref, withoutFilters } from './search-address.ts';
import type { SearchView } from './search-view.ts';
import { TryAgain } from './slow-search.tsx';

/** No result is a beginning: spelling help and wider searches. */
export function NothingFound({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { address, path, scope, scopes, list } = view;
  const { search } = useFrame();
  const elsewhere =
    list === 'results' || list === 'unified'
      ? (search.scopes as readonly Scope[]).filter((one) => one !== scope && (scopes[one] ?? 0) > 0)
      : [];
  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="nothing-found">
      <h2 className={text.h2}>{say('failure.noRecords')}</h2>
      {address.q && (
        <ul className={styles.advice}>
          <li>{say('search.empty.spelling')}</li>
          <li>{say('search.empty.fewer')}</li>
        </ul>
      )}
      <p className={layout.row3}>
        {hasFilters(address) && (
          <Link className={buttons.button} to={searchHref(path, address, withoutFilters)} rel="nofollow">
            {say('search.empty.withoutFilters')}
          </Link>
        )}
        {address.precise && (
          <Link className={buttons.button} to={searchHref(path, address, { precise: false })} rel="nofollow">
            {say('search.empty.fuzzy')}
          </Link>
        )}
        <EditLink view={view} />
      </p>
      {elsewhere.length > 0 && (
        <>
          <h3 className={text.h4}>{say('search.empty.elsewhere')}</h3>
          <p className={layout.row3}>
            {elsewhere.map((one) => (
              <Link key={one} to={searchHref(path, address, { ...withoutFilters, scope: one })} rel="nofollow">
                {say(`search.count.${one}`, { count: scopes[one] ?? 0 })}
              </Link>
            ))}
          </p>
        </>
      )}
      <Popular heading="h3" />
    </section>
  );
}

/** What others look for here, where the site says so. */
function Popular({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const say = useSay();
  const { search } = useFrame();
  if (search.quick.length === 0) return null;
  return (
    <>
      <Heading className={text.h4}>{say('frame.search.popular')}</Heading>
      <QuickSearches className={layout.row3} />
    </>
  );
}

function EditLink({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const href = useHref();
  const { q } = view.address;
  return (
    <a
      className={buttons.button}
      href={href(q ? `/seniorSearch?${new URLSearchParams({ q, scope: view.scope })}` : '/seniorSearch')}
      rel="nofollow"
    >
      {say('search.empty.advanced')}
    </a>
  );
}

/** The query is invalid; how to correct it. */
export function Refused({ why }: { readonly why: 'searchTermRequired' | 'incorrectContent' }) {
  const say = useSay();
  const href = useHref();
  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="search-refused">
      <h1 className={text.h1}>{say('search.title.results')}</h1>
      <p role="alert">{say(`failure.${why}` satisfies MessageKey)}</p>
      <p>{say('search.blank.hint', { max: mostCharacters })}</p>
      <Popular heading="h2" />
      <p className={layout.row3}>
        <a className={buttons.button} href={href('/seniorSearch')}>
          {say('search.empty.advanced')}
        </a>
      </p>
    </section>
  );
}

/** Not even the reduced search answered. */
export function Broken({ view }: { readonly view: SearchView }) {
  const say = useSay();
  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="search-broken">
      <h1 className={text.h1}>{say('ui.state.error')}</h1>
      <p role="alert">{say('failure.searchUnavailable')}</p>
      <p className={layout.row3}>
        <TryAgain view={view} className={buttons.strong} />
      </p>
    </section>
  );
}
