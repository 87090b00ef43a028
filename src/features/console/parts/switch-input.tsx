import { useId } from 'react';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';

export function SwitchInput({ field, path, value, onChange }: InputProps<'switch'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          name={path}
          checked={value === true}
          aria-describedby={field.help ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label}
      </label>
      {field.help && (
        <p id={id} className={styles.help}>
          {field.help}
        </p>
      )}
    </div>
  );
}
