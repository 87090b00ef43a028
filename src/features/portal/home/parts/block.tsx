import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './block.module.css';

interface Props {
  readonly part: string;
  readonly title: string;
  /** Where everything is listed of which the block shows the first. */
  readonly more?: string | null;
  /** Opposite the title. */
  readonly note?: ReactNode;
  readonly styleId?: string;
  readonly children: ReactNode;
}

/** A block of a page that is built from modules: its title, and below it what it shows. */
export const Block = ({ part, title, more, note, styleId, children }: Props) => (
  <section className={`${layout.stack5} ${styles.block}`} data-part={part} data-style={styleId}>
    <div className={`${layout.spread} ${styles.head}`}>
      <h2 className={text.h2}>{title}</h2>
      {more && <MoreLink href={more} name={title} />}
      {note}
    </div>
    {children}
  </section>
);

/** Several of these stand on a page; each names the list that it opens. */
export function MoreLink({ href: address, name }: { readonly href: string; readonly name: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <a
      className={`${text.small} ${styles.more}`}
      href={href(address)}
      aria-label={`${say('ui.action.viewAll')}: ${name}`}
    >
      {say('ui.action.viewAll')}
    </a>
  );
}
