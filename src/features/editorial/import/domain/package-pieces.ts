/** How a package travels from the browser: in pieces that a call may carry, each of which can be sent again. */
export const pieceBytes = 4 * 1_048_576;
export const mostPackageBytes = 2 * 1_073_741_824;

export const piecesOf = (bytes: number): number => Math.ceil(bytes / pieceBytes);

export const bytesOfPiece = (bytes: number, number: number): number =>
  Math.max(0, Math.min(pieceBytes, bytes - number * pieceBytes));

/** Endings that a package may have. */
export const packageName = /^[^/\\\p{Cc}]{1,80}\.(xml|zip|tar|tgz|tar\.gz|json|ndjson|jsonl|md)$/iu;
