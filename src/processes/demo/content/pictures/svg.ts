/** A coordinate with one decimal: more would only make the text longer. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

export const drawing = (width: number, height: number, ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;

export const word = (x: number, y: number, text: string, style: string): string =>
  `<text x="${at(x)}" y="${at(y)}" font-family="sans-serif" ${style}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

export const polyline = (points: readonly (readonly [number, number])[], style: string): string =>
  `<polyline points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}" fill="none" ${style}/>`;
