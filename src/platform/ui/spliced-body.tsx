import { memo } from 'react';
import { bodySlot, slotMarker } from './body-marker.ts';

interface Props {
  /** Changes with the text, so that React never keeps an old one: a stored body's hash, an abstract's article and language. */
  readonly identity: string;
  readonly slot?: string;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A long text that the server sends as it is stored. React neither renders nor compares it: it costs the same for one page of text
 * and for a hundred.
 */
export const SplicedBody = memo(
  ({ identity, slot = bodySlot, ...rest }: Props) => (
    <div
      {...rest}
      data-part="body"
      data-body={identity}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the marker is ours; the text was made safe when it was stored
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? slotMarker(slot) : '' }}
    />
  ),
  (before, after) => before.identity === after.identity && before.slot === after.slot,
);
