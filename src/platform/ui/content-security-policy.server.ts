import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Each inline script is named by its hash. A nonce would be wrong on a page that the edge hands to many readers. The spliced body
 * is not looked at: it holds no script, and one that slipped in would have no hash here and not run.
 */
export function contentSecurityPolicy(
  page: Buffer,
  frameSources: string | null,
  frameAncestors: string | null,
): string {
  // Latin 1 keeps bytes as they are, so the hash is of the bytes that are sent.
  const text = page.toString('latin1');
  const hashes = new Set<string>();
  for (const [, script] of text.matchAll(inlineScript)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(script ?? '', 'latin1')
        .digest('base64')}'`,
    );
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Where a browser has no HLS of its own, a script hands the pieces of a film over under an address of this kind.
    text.includes('<video') ? "media-src 'self' blob:" : "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameSources || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${frameAncestors ?? ''}`.trimEnd(),
    'report-uri /reports/csp',
  ].join('; ');
}
