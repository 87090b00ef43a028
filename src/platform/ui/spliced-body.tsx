import { memo } from 'react';
import { bodyMarker } from './body-marker.ts';

interface Props {
  /** Changes with the body, so that React never keeps an old one. */
  readonly sha256: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly className?: string;
}

/**
 * A long text that the server sends as it is stored. React neither renders nor compares it: it costs the same for one page of text
 * and for a hundred.
 */
export const SplicedBody = memo(
  ({ sha256, ...rest }: Props) => (
    <div
      {...rest}
      data-part="body"
      data-body={sha256}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the marker is ours; the body was made safe when it was stored
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bodyMarker : '' }}
    />
  ),
  (before, after) => before.sha256 === after.sha256,
);
