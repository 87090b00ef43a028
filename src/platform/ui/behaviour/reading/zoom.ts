/** How a picture is shown: enlarged, and moved from the middle of its stage by so many pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
const most = 8;

/** Enlarges around a point, given from the middle of the stage: what lies under it stays under it. */
export function zoomAt(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor));
  if (scale === 1) return fitted;
  const grown = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown };
}

/** A picture can be moved until its edge reaches the middle, never out of sight. */
export function moveBy(zoom: Zoom, x: number, y: number, stage: { width: number; height: number }): Zoom {
  const limit = (value: number, size: number) => {
    const far = (size * zoom.scale) / 2;
    return Math.min(far, Math.max(-far, value));
  };
  return zoom.scale === 1
    ? fitted
    : { scale: zoom.scale, x: limit(zoom.x + x, stage.width), y: limit(zoom.y + y, stage.height) };
}
