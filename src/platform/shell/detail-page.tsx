import type { ReactNode, Ref } from 'react';
import { Breadcrumb, type Step } from './breadcrumb.tsx';
import styles from './detail-page.module.css';

interface DetailPageProps {
  readonly part: string;
  readonly path: readonly Step[];
  /** What is counted as visited. */
  readonly counts: string;
  readonly children: ReactNode;
  /** Beside the work on a wide screen, below it on a narrow one. */
  readonly aside?: ReactNode;
  /** Before the work: its contents. */
  readonly asideAt?: 'start' | 'end';
  /** Below both, as wide as the page. */
  readonly more?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** What behaviour and tests find the page by. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** The page of one item: where it stands, the item itself, and what belongs to it on the side. */
export function DetailPage({ part, path, counts, children, aside, asideAt = 'end', more, ref, data }: DetailPageProps) {
  return (
    <div ref={ref} className={styles.page} data-part={part} data-aside={aside ? asideAt : undefined} {...data}>
      <div className={styles.wide}>
        <Breadcrumb path={path} />
      </div>
      <article className={styles.work} data-part="article" data-counts={counts}>
        {children}
      </article>
      {aside && <div className={styles.aside}>{aside}</div>}
      {more && <div className={styles.wide}>{more}</div>}
    </div>
  );
}

/** Kind, title and what else is said first. */
export const DetailHead = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles.head}>{children}</header>
);

/** What can be done with the item, and how often it was used. */
export const DetailActions = ({ children, use }: { readonly children: ReactNode; readonly use?: ReactNode }) => (
  <div className={styles.actions} data-print="no">
    {children}
    {use && <span className={styles.use}>{use}</span>}
  </div>
);

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly part?: string;
}

/** A part of the page under its own heading. */
export const DetailSection = ({ title, children, part }: SectionProps) => (
  <section className={styles.section} data-part={part}>
    <h2>{title}</h2>
    {children}
  </section>
);
