import type { ReactNode } from 'react';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
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

interface ParagraphProps {
  readonly text: string | LocalizedText | null;
  readonly className?: string | undefined;
}

/** A paragraph of one text; nothing where there is none. */
export const Paragraph = ({ text, className }: ParagraphProps) =>
  text ? <p className={className}>{typeof text === 'string' ? <bdi>{text}</bdi> : <Localized of={text} />}</p> : null;

/** A fact of a list of facts; nothing where it is not known. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

interface FileListProps {
  readonly files: readonly { readonly href: string; readonly name: string; readonly bytes: number }[];
  readonly className?: string | undefined;
}

/** Files that can be downloaded. */
export const FileList = ({ files, className }: FileListProps) => (
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
