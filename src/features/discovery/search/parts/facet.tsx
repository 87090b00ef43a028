import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import text from '../../../../platform/ui/text.module.css';
import type { Cluster } from '../hit.contract.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './refine.module.css';
import { type SearchAddress, searchHref, toggled } from './search-address.ts';

interface Props {
  readonly cluster: Cluster;
  readonly path: string;
  readonly address: SearchAddress;
  choose(facet: string): void;
}

/** One list of choices, each with its number. A long one can be opened, and then be searched. */
export function Facet({ cluster, path, address, choose }: Props) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const id = useId();
  const [sought, setSought] = useState('');
  const { name, values, more } = cluster;
  const label = say(`search.facet.${name}` as MessageKey);
  const isOpened = name !== 'year' && address.more.includes(name);
  const field = useRef<HTMLInputElement>(null);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    // Whoever opens the list means to search it.
    if (isOpened && !wasOpened.current) field.current?.focus();
    wasOpened.current = isOpened;
  }, [isOpened]);
  const named = values.map((value) => ({ ...value, name: valueLabel(say, name, value.value, value.label) }));
  const visible = named.filter((value) => !isOpened || folded(value.name).includes(folded(sought)));
  return (
    <FilterGroup
      name={name}
      label={label}
      hasChosen={values.some(({ value }) => address.facets.includes(`${name}:${value}`))}
    >
      {isOpened && <ValueSearch label={say('search.refine.inList', { list: label })} field={field} seek={setSought} />}
      <ul className={isOpened ? styles.long : undefined}>
        {visible.map(({ value, name: labelText, count }, place) => {
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
                <bdi>{labelText}</bdi>
              </label>
              <span className={`${text.fine} ${text.numbers}`}>{formatNumber(count)}</span>
            </li>
          );
        })}
      </ul>
      {isOpened && (
        <p role="status" className={text.fine}>
          {sought.trim() !== '' && visible.length === 0 && say('search.refine.noneInList')}
        </p>
      )}
      {name !== 'year' && (more > 0 || isOpened) && (
        <p className={text.fine}>
          <Link to={searchHref(path, address, { more: toggled(address.more, name) })} rel="nofollow" preventScrollReset>
            {isOpened ? say('search.refine.fewer') : say('search.refine.more', { count: more })}
          </Link>
        </p>
      )}
    </FilterGroup>
  );
}

interface SearchProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  seek(text: string): void;
}

/** Finds a value by a part of its name. */
const ValueSearch = ({ label, field, seek }: SearchProps) => (
  <input
    ref={field}
    type="search"
    className={styles.seek}
    aria-label={label}
    placeholder={label}
    maxLength={100}
    onInput={({ currentTarget }) => seek(currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault();
    }}
    data-part="facet-search"
  />
);

const folded = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
