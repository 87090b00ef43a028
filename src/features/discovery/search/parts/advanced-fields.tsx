import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { mostCharacters } from '../domain/search-question.ts';
import styles from './advanced-form.module.css';
import { operators, type QueryRow, type RowOperator } from './query-rows.ts';
import type { SearchAddress } from './search-address.ts';

interface Props {
  readonly number: number;
  readonly row: QueryRow;
  readonly fields: readonly { readonly field: string; readonly name: string }[];
  change(row: QueryRow): void;
  readonly remove: (() => void) | undefined;
}

export function AdvancedRow({ number, row, fields, change, remove }: Props) {
  const say = useSay();
  return (
    <fieldset className={styles.row}>
      <legend data-visually-hidden="">{say('search.advanced.row', { number })}</legend>
      <select
        name={`operator${number}`}
        aria-label={say('search.advanced.operator')}
        value={row.operator}
        onChange={(event) => change({ ...row, operator: event.target.value as RowOperator })}
      >
        {operators
          .filter((operator) => number > 1 || operator !== 'OR')
          .map((operator) => (
            <option key={operator} value={operator}>
              {number === 1 && operator === 'AND' ? '—' : operator}
            </option>
          ))}
      </select>
      <select
        name={`field${number}`}
        aria-label={say('search.advanced.field')}
        value={row.field}
        onChange={(event) => change({ ...row, field: event.target.value })}
      >
        <option value="">{say('search.advanced.anyField')}</option>
        {fields.map(({ field: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="search"
        name={`value${number}`}
        maxLength={mostCharacters}
        aria-label={say('search.advanced.term')}
        placeholder={say('search.advanced.term')}
        value={row.value}
        onChange={(event) => change({ ...row, value: event.target.value })}
      />
      <select
        name={`match${number}`}
        aria-label={say('search.advanced.match')}
        value={row.precise ? '1' : '0'}
        onChange={(event) => change({ ...row, precise: event.target.value === '1' })}
      >
        <option value="0">{say('search.advanced.fuzzy')}</option>
        <option value="1">{say('search.advanced.precise')}</option>
      </select>
      {remove && (
        <button type="button" aria-label={say('search.advanced.remove', { number })} onClick={remove}>
          ×
        </button>
      )}
    </fieldset>
  );
}

/** Where and when to search: scope, years, open access. */
export function SearchLimits({ address }: { readonly address: SearchAddress }) {
  const say = useSay();
  const { search } = useFrame();
  return (
    <div className={`${layout.row4} ${styles.limits}`}>
      <label className={field.field}>
        {say('search.advanced.scope')}
        <select name="scope" defaultValue={address.scope}>
          {search.scopes.map((scope) => (
            <option key={scope} value={scope}>
              {say(`frame.scope.${scope}` as MessageKey)}
            </option>
          ))}
        </select>
      </label>
      {(['yearFrom', 'yearTo'] as const).map((name) => (
        <label key={name} className={field.field}>
          {say(name === 'yearFrom' ? 'search.year.from' : 'search.year.to')}
          <input
            name={name}
            inputMode="numeric"
            pattern="[12][0-9]{3}"
            maxLength={4}
            defaultValue={address[name] ?? ''}
          />
        </label>
      ))}
      <label className={field.tick}>
        <input
          type="checkbox"
          name="facet"
          value="accessType:0"
          defaultChecked={address.facets.includes('accessType:0')}
        />
        {say('search.advanced.openOnly')}
      </label>
    </div>
  );
}
