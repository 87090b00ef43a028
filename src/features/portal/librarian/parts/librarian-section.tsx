import type { ReactNode } from 'react';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';

interface Props {
  readonly title: string;
  /** Whether it stands directly below the line of the tabs. */
  readonly isFirst?: boolean;
  readonly part?: string;
  readonly children: ReactNode;
}

/** A section of a tab of the librarian page, with its heading. */
export const LibrarianSection = ({ title, isFirst = false, part, children }: Props) => (
  <section className={isFirst ? layout.stack4 : `${layout.stack4} ${box.ruled}`} data-part={part}>
    <h2 className={text.h3}>{title}</h2>
    {children}
  </section>
);
