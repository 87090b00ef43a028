export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 8;

/** Below what it belongs to, above it where there is no room below; never outside the window. */
export function placePopover(anchor: Box, popover: Box, view: { width: number; height: number }) {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - popover.height;
  const fitsBelow = below + popover.height <= view.height - gap;
  const centred = anchor.left + anchor.width / 2 - popover.width / 2;
  return {
    left: Math.max(gap, Math.min(centred, view.width - popover.width - gap)),
    top: fitsBelow || above < gap ? Math.max(gap, Math.min(below, view.height - popover.height - gap)) : above,
  };
}
