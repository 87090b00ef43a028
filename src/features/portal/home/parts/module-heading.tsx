import type { ReactNode } from 'react';
import styles from './module-heading.module.css';

export const ModuleHeading = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={styles.heading}>
    <h2>{title}</h2>
    {children}
  </div>
);
