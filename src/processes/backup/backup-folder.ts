import { join } from 'node:path';

/** Where the parts of a backup lie in its folder. */
export const backupFolder = (folder: string, ending = '') => ({
  dump: join(folder, `database.dump${ending}`),
  /** How far the logs of the console went, signed: the anchor for "imprint doctor --anchor". */
  heads: join(folder, 'log-heads.jsonl'),
  /** A line for each file: its name, its bytes, what it is. */
  list: join(folder, 'files.tsv'),
  fileOf: (sha256: string) => join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}${ending}`),
});

export interface KeptFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
}

export const lineOf = ({ sha256, bytes, contentType }: KeptFile): string => `${sha256}\t${bytes}\t${contentType}\n`;

export function readLine(line: string): KeptFile {
  const [sha256 = '', bytes = '', contentType = ''] = line.split('\t');
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`The list of files has a line that is none: "${line}".`);
  return { sha256, bytes: Number(bytes), contentType };
}
