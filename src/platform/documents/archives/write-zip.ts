import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: Buffer;
  /** Kept as it is: packed already, or read by programs that look no further than its place. */
  readonly isStored?: boolean;
}

const stored = 0;
const deflated = 8;
const utf8Names = 0x800;
/** 1 January 1980, the first day that the format knows: when it was made is nobody's. */
const firstDay = 0x21;

/** A zip archive piece by piece, of these files in their order, without times, owners or anything else of this machine. */
export async function* zipPieces(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer, void, undefined> {
  const zip = begunZip();
  for await (const file of files) yield zip.add(file);
  yield zip.end();
}

/** The same as a whole. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const zip = begunZip();
  return Buffer.concat([...files.map(zip.add), zip.end()]);
}

/** Each file as it stands in the archive, and at the end the list of all of them. */
function begunZip() {
  const directory: Buffer[] = [];
  let offset = 0;
  return {
    add(file: ZippedFile): Buffer {
      const { local, listed } = packed(file, offset);
      directory.push(listed);
      offset += local.length;
      return local;
    },
    end: (): Buffer => endOf(directory, offset),
  };
}

function packed({ name, content, isStored = false }: ZippedFile, offset: number) {
  const bytes = isStored ? content : deflateRawSync(content);
  const path = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE(isStored ? stored : deflated, 4);
  facts.writeUInt16LE(firstDay, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, bytes]),
    listed: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, path]),
  };
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([list, Buffer.from('PK\x05\x06'), end]);
}
