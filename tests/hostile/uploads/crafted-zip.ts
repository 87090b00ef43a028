import { crc32, deflateRawSync } from 'node:zlib';

export interface CraftedEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Another name in the file's own head. */
  readonly innerName?: string;
  readonly method?: number;
  readonly flags?: number;
  readonly mode?: number;
  /** What it says of its size. */
  readonly announced?: number;
  /** The place of the file with this number, instead of its own: files that share their bytes. */
  readonly placeOf?: number;
}

export interface CraftedZip {
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly comment?: Buffer;
  /** What the end says of the number of files. */
  readonly count?: number;
}

/** A zip archive in which everything can be a lie. */
export function craftedZip(
  entries: readonly CraftedEntry[],
  { before, after, comment, count }: CraftedZip = {},
): Buffer {
  const locals: Buffer[] = before ? [before] : [];
  const places: number[] = [];
  const lines: Buffer[] = [];
  let place = before?.length ?? 0;
  for (const {
    name,
    content,
    innerName = name,
    method = 8,
    flags = 0,
    mode = 0o100644,
    announced = content.length,
    placeOf,
  } of entries) {
    const packed = method === 8 ? deflateRawSync(content, { level: 9 }) : content;
    const facts = (written: Buffer): Buffer => {
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(flags | 0x800, 2);
      head.writeUInt16LE(method, 4);
      head.writeUInt32LE(crc32(content), 10);
      head.writeUInt32LE(packed.length, 14);
      head.writeUInt32LE(announced, 18);
      head.writeUInt16LE(written.length, 22);
      return head;
    };
    if (placeOf === undefined) {
      const inner = Buffer.from(innerName);
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts(inner), inner, packed]);
      locals.push(local);
      places.push(place);
      place += local.length;
    } else places.push(places[placeOf] as number);
    const outer = Buffer.from(name);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(places.at(-1) as number, 10);
    lines.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), facts(outer), rest, outer]));
  }
  const list = Buffer.concat(lines);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count ?? entries.length, 4);
  end.writeUInt16LE(count ?? entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(place, 12);
  end.writeUInt16LE(comment?.length ?? 0, 16);
  return Buffer.concat([
    ...locals,
    list,
    Buffer.from('PK\x05\x06'),
    end,
    comment ?? Buffer.alloc(0),
    after ?? Buffer.alloc(0),
  ]);
}
