/** A line through the values from left to right; the greatest touches the upper edge but for the width of the pen. */
export function plotLine(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const pen = 2;
  const point = (value: number, place: number) =>
    `${round(place * step)},${round(height - pen - (value / most) * (height - 2 * pen))}`;
  return `M${values.map(point).join('L')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
