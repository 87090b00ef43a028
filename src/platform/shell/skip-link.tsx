import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

export const SkipLink = ({ children }: { readonly children: ReactNode }) => (
  <a className={styles.skip} href="#page-content">
    {children}
  </a>
);
