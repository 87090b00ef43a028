import type { ReactNode } from 'react';
import buttons from '../../../platform/ui/button.module.css';

interface Props {
  /** The classes `fold`, `opener`, `quiet` and `danger` of the page around it. */
  readonly styles: Readonly<Record<string, string>>;
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
  const { styles, title, text, action, isStrong, isDisabled, isDangerous, isOpen, part, children } = props;
  return (
    <details
      data-fold
      className={isDangerous ? `${styles.fold} ${styles.danger}` : styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => props.onToggle?.(currentTarget.open)}
    >
      <summary className={styles.opener}>{title}</summary>
      <form
        data-part={part}
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSubmit();
        }}
      >
        {text && <p className={styles.quiet}>{text}</p>}
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
