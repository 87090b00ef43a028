import { bodyMarker } from './body-marker.ts';

const marker = Buffer.from(bodyMarker);

/** Puts a ready-made body where the page left its marker, without copying either. */
export function spliceBody(page: Buffer, body: Buffer | undefined): Buffer[] {
  const at = page.indexOf(marker);
  if (at < 0) return [page];
  return [page.subarray(0, at), ...(body ? [body] : []), page.subarray(at + marker.length)];
}
