import type { ReactNode } from 'react';
import layout from './layout.module.css';

interface Props {
  readonly title: string;
  /** How something would come here. */
  readonly hint: string;
  readonly children?: ReactNode;
}

/** In place of a list that has nothing in it yet. */
export const Empty = ({ title, hint, children }: Props) => (
  <div className={layout.stack2} data-part="empty">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{hint}</p>
    {children}
  </div>
);
