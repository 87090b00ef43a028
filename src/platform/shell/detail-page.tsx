import type { ReactNode, Ref } from 'react';
import box from '../ui/box.module.css';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { Breadcrumb, type Step } from './breadcrumb.tsx';
import styles from './detail-page.module.css';
import type { LocalizedText } from './localized-text.ts';
import { Paragraph } from './paragraph.tsx';

interface DetailPageProps {
  readonly part: string;
  /** None on a page without the shell. */
  readonly path?: readonly Step[] | undefined;
  /** What of the item is counted as seen (`countedView`). */
  readonly counts?: string;
  readonly children: ReactNode;
  /** Next to the work on a wide screen. */
  readonly aside?: ReactNode;
  /** On a narrow screen the end stands below the work; the start and a cover stand above it. */
  readonly asideAt?: 'start' | 'end' | 'cover';
  /** Below both, as wide as the page. */
  readonly more?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** What behaviour and tests find the work and the page by. */
  readonly articlePart?: string;
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** The page of one item: its place in the site, the item itself, and what belongs to it on the side. */
export function DetailPage(props: DetailPageProps) {
  const { part, path, counts, children, aside, asideAt = 'end', more, ref, articlePart = 'article', data } = props;
  const side = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div ref={ref} className={styles.page} data-part={part} data-aside={aside ? asideAt : undefined} {...data}>
      {path && (
        <div className={styles.wide}>
          <Breadcrumb path={path} />
        </div>
      )}
      {asideAt !== 'end' && side}
      <article className={styles.work} data-part={articlePart} data-counts={counts}>
        {children}
      </article>
      {asideAt === 'end' && side}
      {more && <div className={styles.wide}>{more}</div>}
    </div>
  );
}

interface HeadProps {
  readonly title: ReactNode;
  /** Above the title: what kind of work it is. */
  readonly kind?: ReactNode;
  /** The title in another language. */
  readonly second?: LocalizedText | null;
  /** A picture on the side of the words, below them on a narrow screen. */
  readonly cover?: string | null;
  readonly part?: string;
  readonly children?: ReactNode;
}

/** Kind, titles and the facts that come first. */
export const DetailHead = ({ title, kind, second = null, cover, part, children }: HeadProps) => (
  <header className={styles.head} data-part={part} data-cover={cover ? '' : undefined}>
    <div className={layout.stack3}>
      <div className={layout.stack1}>
        {kind && <p className={`${layout.row3} ${text.kind}`}>{kind}</p>}
        <h1 className={text.h1}>{title}</h1>
        <Paragraph text={second} className={text.second} />
      </div>
      {children}
    </div>
    {cover && <img className={box.picture} src={cover} alt="" />}
  </header>
);

/** What can be done with the item, and how often it was used. */
export const DetailActions = ({ children, use }: { readonly children: ReactNode; readonly use?: ReactNode }) => (
  <div className={layout.row2} data-print="no">
    {children}
    {use && <span className={text.fine}>{use}</span>}
  </div>
);

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly part?: string;
  /** Of the title, where the section is a landmark named by it. */
  readonly id?: string;
  readonly as?: 'section' | 'nav';
}

/** A part of the page under its own heading. */
export const DetailSection = ({ title, children, part, id, as: Element = 'section' }: SectionProps) => (
  <Element className={`${layout.stack3} ${styles.section}`} aria-labelledby={id} data-part={part}>
    <h2 className={text.ruledTitle} id={id}>
      {title}
    </h2>
    {children}
  </Element>
);

interface AsideProps {
  readonly label: string;
  readonly part?: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** Sections on the side of the work. */
export const DetailAside = ({ label, part, isPrinted = false, children }: AsideProps) => (
  <aside className={styles.rail} aria-label={label} data-part={part} data-print={isPrinted ? undefined : 'no'}>
    {children}
  </aside>
);
