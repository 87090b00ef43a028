import type { ReactNode } from 'react';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './account-form.module.css';

interface SectionProps {
  readonly title: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** One of the matters of an account, under its own heading. */
export const AccountSection = ({ title, part, children }: SectionProps) => (
  <section className={`${layout.stack4} ${box.ruled}`} data-part={part}>
    <h2 className={text.h3}>{title}</h2>
    {children}
  </section>
);

/** A form that opens below the button which names it. */
export const FoldedForm = ({ action, children }: { readonly action: string; readonly children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={buttons.button}>{action}</summary>
    {children}
  </details>
);

interface EntryProps {
  readonly name: ReactNode;
  readonly about: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Something by which an account is entered, in a list of such. */
export const AccountEntry = ({ name, about, children }: EntryProps) => (
  <li className={layout.spread}>
    <div>
      <strong>{name}</strong>
      <p className={text.muted}>{about}</p>
    </div>
    {children}
  </li>
);
