import type { ReactNode } from 'react';

interface Props {
  readonly href: string | null | undefined;
  readonly rel?: string;
  /** On a wide screen it opens next to the text that it stands with. */
  readonly opensSidePanel?: boolean;
  readonly children: ReactNode;
}

/** A link where there is an address, the words alone where there is none. */
export const OptionalLink = ({ href, rel, opensSidePanel, children }: Props) =>
  href ? (
    <a href={href} rel={rel} data-opens-beside={opensSidePanel ? '' : undefined}>
      {children}
    </a>
  ) : (
    children
  );
