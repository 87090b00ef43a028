import type { ReactNode } from 'react';

interface Props {
  readonly href: string | null | undefined;
  readonly rel?: string;
  readonly children: ReactNode;
}

/** A link where there is an address, the words alone where there is none. */
export const OptionalLink = ({ href, rel, children }: Props) =>
  href ? (
    <a href={href} rel={rel}>
      {children}
    </a>
  ) : (
    children
  );
