import type { ReactNode } from 'react';
import buttons from '../ui/button.module.css';
import styles from './skip-link.module.css';

export const SkipLink = ({ children }: { readonly children: ReactNode }) => (
  <a className={`${buttons.strong} ${styles.skip}`} href="#page-content">
    {children}
  </a>
);
