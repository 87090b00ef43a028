import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { AlertKind } from '../domain/alert.ts';
import styles from './subscribe.module.css';
import { typeKeys } from './type-keys.ts';

interface Props {
  readonly type: AlertKind;
  readonly checked: boolean;
  choose(isChosen: boolean): void;
  /** What is asked further once it is chosen. */
  readonly children?: ReactNode;
}

export function TypeChoice({ type, checked, choose, children }: Props) {
  const say = useSay();
  const key = typeKeys[type];
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          name="type"
          value={type}
          checked={checked}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span>
          <strong>{say(`alerts.type.${key}`)}</strong>
          <span className={styles.hint}>{say(`alerts.type.${key}.hint`)}</span>
        </span>
      </label>
      {checked && children && <div className={styles.further}>{children}</div>}
    </div>
  );
}
