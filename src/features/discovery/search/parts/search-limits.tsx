import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import styles from './advanced-form.module.css';
import type { SearchAddress } from './search-address.ts';

/** Where and when to search: scope, years, open access. */
export function SearchLimits({ address }: { readonly address: SearchAddress }) {
  const say = useSay();
  const { search } = useFrame();
  return (
    <div className={styles.limits}>
      <label>
        {say('search.advanced.scope')}
        <select name="scope" defaultValue={address.scope}>
          {search.scopes.map((scope) => (
            <option key={scope} value={scope}>
              {say(`frame.scope.${scope}` as MessageKey)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('search.year.from')}
        <input
          name="yearFrom"
          inputMode="numeric"
          pattern="[12][0-9]{3}"
          maxLength={4}
          defaultValue={address.yearFrom ?? ''}
        />
      </label>
      <label>
        {say('search.year.to')}
        <input
          name="yearTo"
          inputMode="numeric"
          pattern="[12][0-9]{3}"
          maxLength={4}
          defaultValue={address.yearTo ?? ''}
        />
      </label>
      <label data-inline="">
        <input
          type="checkbox"
          name="facet"
          value="accessType:0"
          defaultChecked={address.facets.includes('accessType:0')}
        />{' '}
        {say('search.advanced.openOnly')}
      </label>
    </div>
  );
}
