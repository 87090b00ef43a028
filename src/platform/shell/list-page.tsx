import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { Breadcrumb, type Step } from './breadcrumb.tsx';

interface ListPageProps {
  readonly title: ReactNode;
  readonly path?: readonly Step[];
  readonly part?: string;
  readonly children: ReactNode;
}

/** A page that shows many items below one title. */
export const ListPage = ({ title, path, part, children }: ListPageProps) => (
  <div className={`${layout.page} ${layout.stack5}`} data-part={part}>
    {path && <Breadcrumb path={path} />}
    <h1 className={text.h1}>{title}</h1>
    {children}
  </div>
);
