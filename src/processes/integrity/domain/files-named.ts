const prefix = '/files/';
const address = /\/files\/([0-9a-f]{64})(?![0-9a-f])/g;
const longest = prefix.length + 64;

/** The hashes of the files whose addresses stand in a text that arrives in pieces. */
export async function filesNamed(pieces: AsyncIterable<Uint8Array>): Promise<Set<string>> {
  const found = new Set<string>();
  let rest = '';
  for await (const piece of pieces) {
    // Addresses are ASCII, so a letter that is cut in two changes none of them.
    const text = rest + new TextDecoder('latin1').decode(piece);
    for (const [, sha256] of text.matchAll(address)) if (sha256) found.add(sha256);
    rest = text.slice(-longest);
  }
  return found;
}
