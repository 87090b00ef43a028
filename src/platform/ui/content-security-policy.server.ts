import { createHash } from 'node:crypto';

/**
 * Each inline script is named by its hash. A nonce would be wrong on a page that the edge hands to many readers. Neither the
 * spliced body nor the page's data is looked at: a script that slipped in there would have no hash here and not run.
 */
export function contentSecurityPolicy(
  page: string,
  frameSources: string | null,
  frameAncestors: string | null,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(inlineScripts(page).map(hashOf))].join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Where a browser has no HLS of its own, a script hands the pieces of a film over under an address of this kind.
    page.includes('<video') ? "media-src 'self' blob:" : "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameSources || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${frameAncestors ?? ''}`.trimEnd(),
    'report-uri /reports/csp',
  ].join('; ');
}

const opening = '<script';
const closing = '</script>';

/** React writes `>` inside of an attribute as an entity, so the first one ends the tag. */
function inlineScripts(page: string): string[] {
  const found: string[] = [];
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, at)) {
    const begins = page.indexOf('>', at) + 1;
    const ends = page.indexOf(closing, begins);
    if (begins === 0 || ends < 0) break;
    if (!page.slice(at, begins).includes(' src=')) found.push(page.slice(begins, ends));
    at = ends;
  }
  return found;
}

/** The scripts of a page are those of its route, the same for all readers. */
const hashes = new Map<string, string>();
const mostHashes = 1_000;

function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(script, hash);
  return hash;
}
