import type { ComponentProps, ReactNode } from 'react';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './console.module.css';
import { Link } from './in-language.tsx';

interface PageProps {
  readonly title: ReactNode;
  readonly hint?: string;
  readonly actions?: ReactNode;
  /** What else belongs to the head of the page. */
  readonly head?: ReactNode;
  /** The list that the page belongs to. */
  readonly back?: { readonly to: string; readonly name: string };
  readonly part?: string;
  readonly children?: ReactNode;
}

/** A page of the console: its title, what it is for, what can be done on the whole of it, and its parts. */
export const ConsolePage = ({ title, hint, actions, head, back, part, children }: PageProps) => (
  <div className={layout.stack4} data-part={part}>
    {back && (
      <p>
        <Link to={back.to}>{back.name}</Link>
      </p>
    )}
    <header className={layout.stack2}>
      <div className={layout.spread}>
        <h1 className={styles.title}>{title}</h1>
        {actions}
      </div>
      {hint && <p className={`${text.muted} ${text.measure}`}>{hint}</p>}
      {head}
    </header>
    {children}
  </div>
);

interface SectionProps {
  /** The id of its heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly isCard?: boolean;
  /** Not where another part of the page has the same title. */
  readonly isLandmark?: boolean;
  readonly part?: string;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export function ConsoleSection({
  id,
  title,
  level = 2,
  isCard = false,
  isLandmark = true,
  part,
  children,
}: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={isLandmark ? id : undefined}
      className={`${layout.stack3} ${isCard ? box.card : styles.section}`}
      data-part={part}
    >
      <Heading id={id} className={isCard || level === 3 ? text.h3 : text.h2}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The buttons below a long form or list. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${field.actions} ${styles.bar}`}>{children}</div>
);

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly isStrong?: boolean;
  readonly onClick: () => unknown;
}

/** A button that does something at once, without a form that is sent. */
export const ActionButton = ({ isStrong, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={isStrong ? buttons.strong : buttons.button}
    {...rest}
    onClick={() => void onClick()}
  />
);

interface MarkProps {
  readonly isWarning?: boolean;
  /** Most entries are in this state: it is said, but not set apart. */
  readonly isUsual?: boolean;
  readonly children: ReactNode;
}

/** What the state of an entry is, in a word. */
export const Mark = ({ isWarning, isUsual, children }: MarkProps) => (
  <span className={isUsual ? text.fine : `${box.badge} ${isWarning ? text.error : text.muted}`}>{children}</span>
);
