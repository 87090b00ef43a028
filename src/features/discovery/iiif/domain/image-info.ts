import { longestSide, type PictureSize } from './image-request.ts';

export const profile = 'http://iiif.io/api/image/3/level2.json';
const context = 'http://iiif.io/api/image/3/context.json';
export const infoType = `application/ld+json;profile="${context}"`;

/** Each tile is a process that begins: few large ones are cheaper than many small ones. */
const tile = 1_024;

/** The image information document (IIIF Image API 3.0). */
export function imageInfo(id: string, { width, height }: PictureSize) {
  const factors = scaleFactors(width, height);
  const sizes = factors
    .map((factor) => ({ width: Math.ceil(width / factor), height: Math.ceil(height / factor) }))
    .filter((size) => size.width <= longestSide && size.height <= longestSide)
    .toReversed();
  return {
    '@context': context,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    maxWidth: longestSide,
    maxHeight: longestSide,
    sizes,
    tiles: [{ width: tile, height: tile, scaleFactors: factors }],
    extraFormats: ['webp'],
    extraFeatures: ['mirroring', 'canonicalLinkHeader', 'profileLinkHeader'],
  };
}

/** Halved until it fits a tile. */
function scaleFactors(width: number, height: number): number[] {
  const factors = [1];
  while (Math.max(width, height) / (factors.at(-1) ?? 1) > tile) factors.push((factors.at(-1) ?? 1) * 2);
  return factors;
}
