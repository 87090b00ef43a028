import type { ReactNode } from 'react';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './journals.module.css';

interface Props {
  readonly entries: readonly { readonly name: string; readonly href: string; readonly count: ReactNode }[];
  readonly part?: string;
}

/** Names in columns, each with the number of its papers. */
export const NameColumns = ({ entries, part }: Props) => (
  <ul className={`${layout.pair} ${layout.counted} ${box.entries} ${styles.columns}`} data-part={part}>
    {entries.map(({ name, href, count }) => (
      <li key={href}>
        <NameLink to={href} name={name} />
        <span className={text.fine}>{count}</span>
      </li>
    ))}
  </ul>
);
