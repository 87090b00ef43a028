/** A coordinate with one decimal: more would only make the text longer. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

export const drawing = (width: number, height: number, ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;
