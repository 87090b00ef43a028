import type { ReactNode } from 'react';
import { useHref } from '../../../platform/shell/href.ts';
import { FileSize } from '../../article/parts/file-size.tsx';

/** What is called by its own name, as a link to its page. */
export function NameLink({ to, name }: { readonly to: string; readonly name: string }) {
  const href = useHref();
  return (
    <a href={href(to)}>
      <bdi>{name}</bdi>
    </a>
  );
}

/** A fact of a list of facts; nothing where it is not known. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

interface File {
  readonly href: string;
  readonly name: string;
  readonly bytes: number;
}

/** Files that can be downloaded. */
export const FileList = ({
  files,
  className,
}: {
  readonly files: readonly File[];
  readonly className?: string | undefined;
}) => (
  <ul className={className}>
    {files.map(({ href, name, bytes }) => (
      <li key={href}>
        <a href={href} download>
          {name}
        </a>{' '}
        <span>
          <FileSize bytes={bytes} />
        </span>
      </li>
    ))}
  </ul>
);
