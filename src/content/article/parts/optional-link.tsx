import type { ReactNode } from 'react';

interface Props {
  readonly href: string | null | undefined;
  readonly rel?: string;
  /** On a wide screen it opens beside the text that it stands with. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A link where there is an address, the words alone where there is none. */
export const OptionalLink = ({ href, rel, isBeside, children }: Props) =>
  href ? (
    <a href={href} rel={rel} data-opens-beside={isBeside ? '' : undefined}>
      {children}
    </a>
  ) : (
    children
  );
