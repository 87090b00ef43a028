import type { ComponentType, ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './tabs.module.css';

interface Tab {
  readonly key: string;
  readonly name: ReactNode;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number | string | undefined;
}

interface LinkProps {
  readonly to: string;
  readonly rel?: string | undefined;
  readonly children: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly part?: string;
  /** As wide as pages are: tabs that stand directly below the header. */
  readonly isPageWide?: boolean;
  /** Results that differ only by a filter are no pages of their own for search engines. */
  readonly isFilter?: boolean;
  /** A link that changes the page in place; others open a document. */
  readonly link?: ComponentType<LinkProps>;
}

/** Parts of one subject, each with an address of its own: links, so that they work without script and can be shared. */
export function Tabs({ label, tabs, part, isPageWide, isFilter, link: TabLink = DocumentLink }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label} data-part={part} data-print="no">
      <ul className={isPageWide ? layout.pageWide : undefined}>
        {tabs.map(({ key, name, href, isCurrent, count }) => (
          <li key={key}>
            <TabLink to={href} rel={isFilter ? 'nofollow' : undefined} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <span> {count}</span>}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const DocumentLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
