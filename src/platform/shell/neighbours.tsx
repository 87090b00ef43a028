import type { ReactNode } from 'react';
import box from '../ui/box.module.css';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { useHref } from './href.ts';
import styles from './neighbours.module.css';

interface Neighbour {
  readonly href: string;
  readonly name: ReactNode;
  /** Above the name: which of the two it is, where the name does not say so. */
  readonly label?: string;
}

interface Props {
  readonly label: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** The way to the item before and the item after. */
export function Neighbours({ label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={layout.row3} aria-label={label} data-part="around" data-print="no">
      {previous && <NeighbourLink to={previous} rel="prev" />}
      {next && <NeighbourLink to={next} rel="next" />}
    </nav>
  );
}

function NeighbourLink({ to, rel }: { readonly to: Neighbour; readonly rel: 'prev' | 'next' }) {
  const href = useHref();
  return (
    <a className={`${box.card} ${styles.neighbour}`} href={href(to.href)} rel={rel}>
      {to.label && <span className={text.fine}>{to.label}</span>}
      {to.name}
    </a>
  );
}
