import { createHash } from 'node:crypto';

/** Two sites with equal fingerprints hold the same content. */
export async function fingerprint(
  lines: AsyncIterable<string>,
  onLine: (line: string) => Promise<void> | void = () => {},
) {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows += 1;
    await onLine(line);
  }
  return { sha256: hash.digest('hex'), rows };
}
