import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import lists from './list-tabs.module.css';
import styles from './module-heading.module.css';

interface Props {
  readonly title: string;
  /** Where all of it stands of which the module shows the first. */
  readonly more?: string | null;
  readonly children?: ReactNode;
}

export const ModuleHeading = ({ title, more, children }: Props) => (
  <div className={styles.heading}>
    <h2>{title}</h2>
    {more && <MoreLink href={more} name={title} />}
    {children}
  </div>
);

/** Several of these stand on a page; each says of what it shows all. */
export function MoreLink({ href: address, name }: { readonly href: string; readonly name: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <a className={lists.more} href={href(address)} aria-label={`${say('ui.action.viewAll')}: ${name}`}>
      {say('ui.action.viewAll')}
    </a>
  );
}
