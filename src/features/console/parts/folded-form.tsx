import type { ReactNode } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import styles from './console.module.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** What the button says; a form without it brings its own. */
  readonly action?: string;
  readonly isStrong?: boolean;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  readonly isOpen?: boolean;
  readonly part?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form that opens below its title. */
export const FoldedForm = (props: Props) => {
  const { title, text, action, isStrong, isDisabled, isDangerous, isOpen, part, children } = props;
  return (
    <details
      data-fold
      className={styles.fold}
      data-dangerous={isDangerous ? '' : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => props.onToggle?.(currentTarget.open)}
    >
      <summary>{title}</summary>
      <form
        className={field.form}
        data-part={part}
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSubmit();
        }}
      >
        {text && <p className={field.help}>{text}</p>}
        {children}
        {action && (
          <div>
            <button type="submit" className={isStrong ? buttons.strong : buttons.button} disabled={isDisabled}>
              {action}
            </button>
          </div>
        )}
      </form>
    </details>
  );
};
