import type { ReactNode } from 'react';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly part?: string;
  readonly list?: string;
}

/** A part of the side of a profile. */
export const AsideSection = ({ title, children, part, list }: Props) => (
  <section className={layout.stack3} data-part={part} data-list={list}>
    <h2 className={text.asideTitle}>{title}</h2>
    {children}
  </section>
);
