import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly children: ReactNode;
  /** In columns, or one after the other as in a line of text. */
  readonly arrange?: 'columns' | 'line';
  readonly part?: string;
}

/** What is known of an item, each with its name. */
export const Facts = ({ children, arrange = 'columns', part }: FactsProps) => (
  <dl className={arrange === 'line' ? styles.line : styles.columns} data-part={part}>
    {children}
  </dl>
);

/** Numbers and codes read from left to right in every language. */
const leftToRight = /^[\d\sA-Z/X.-]+$/;

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A fact of a list of facts; nothing where it is not known. */
export const Fact = ({ label, children }: FactProps) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>
        {typeof children === 'string' ? (
          <bdi dir={leftToRight.test(children) ? 'ltr' : undefined}>{children}</bdi>
        ) : (
          children
        )}
      </dd>
    </div>
  ) : null;
