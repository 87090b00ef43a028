import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import { queryChips } from './query-chips.ts';
import { hasFilters, type SearchAddress, searchHref, toggled, withoutFilters } from './search-address.ts';
import type { SearchView } from './search-view.ts';

interface Chip {
  readonly key: string;
  readonly text: string;
  /** Null where taking it away would leave no question. */
  readonly without: Partial<SearchAddress> | null;
}

/** The query as chips; each can be removed. */
export function Chips({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { address, path } = view;
  const chips = chipsOf();
  if (chips.length === 0) return null;

  /** What a choice is called where its list is not there: a record's number says nothing to anyone. */
  function unlisted(name: string, value: string): string {
    const [known = ''] = value.split('␟');
    return /^\d{6,}$/.test(known) ? say(`search.facet.${name}` as MessageKey) : valueLabel(say, name, known);
  }

  function chipsOf(): Chip[] {
    const { q, within, facets, year, yearFrom, yearTo, precise } = address;
    const termIsNeeded = view.list === 'results' || view.list === 'unified';
    const labels = new Map<string, string>(
      view.clusters.flatMap(({ name, values }) =>
        values.map(({ value, label }) => [`${name}:${value}`, valueLabel(say, name, value, label)] as const),
      ),
    );
    return [
      ...queryChips(q).map(({ text, rest }) => ({
        key: `q ${text}`,
        text,
        without: rest === '' && termIsNeeded ? null : { q: rest },
      })),
      ...within.map((text) => ({ key: `within ${text}`, text, without: { within: toggled(within, text) } })),
      ...(precise ? [{ key: 'match', text: say('search.chip.precise'), without: { precise: false } }] : []),
      ...(year !== 'all'
        ? [
            {
              key: 'year',
              text: say('search.year.last', { count: Number(year) }),
              without: { year: 'all' as const },
            },
          ]
        : []),
      ...(yearFrom !== null || yearTo !== null
        ? [
            {
              key: 'years',
              text: yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? ''}–${yearTo ?? ''}`,
              without: { yearFrom: null, yearTo: null },
            },
          ]
        : []),
      ...facets.map((facet) => {
        const [name = '', ...value] = facet.split(':');
        return {
          key: facet,
          text: labels.get(facet) ?? unlisted(name, value.join(':')),
          without: { facets: toggled(facets, facet) },
        };
      }),
    ];
  }

  return (
    <ul className={`${layout.row2} ${words.small}`} aria-label={say('search.chip.label')} data-part="chips">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          {without ? (
            <Link
              className={box.chip}
              to={searchHref(path, address, without)}
              rel="nofollow"
              preventScrollReset
              aria-label={say('search.chip.remove', { name: text })}
            >
              <bdi>{text}</bdi> <span aria-hidden="true">×</span>
            </Link>
          ) : (
            <bdi className={box.chip}>{text}</bdi>
          )}
        </li>
      ))}
      {hasFilters(address) && (
        <li>
          <Link to={searchHref(path, address, withoutFilters)} rel="nofollow">
            {say('search.chip.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
