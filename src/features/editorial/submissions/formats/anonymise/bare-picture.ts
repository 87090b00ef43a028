const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngNotes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/** A PNG or JPEG without what it says of itself besides the picture; other bytes as they are. */
export function barePicture(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 8).equals(pngHead)) return barePng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? bareJpeg(bytes) : bytes;
}

function barePng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [pngHead];
  for (let place = 8; place + 12 <= bytes.length; ) {
    const next = place + 12 + bytes.readUInt32BE(place);
    const type = bytes.toString('latin1', place + 4, place + 8);
    if (!pngNotes.has(type)) kept.push(bytes.subarray(place, next));
    if (type === 'IEND') break;
    place = next;
  }
  return Buffer.concat(kept);
}

const [startOfScan, comment, application1, application13] = [0xda, 0xfe, 0xe1, 0xed];

function bareJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff && bytes[place + 1] !== startOfScan) {
    const marker = bytes[place + 1] ?? 0;
    const next = place + 2 + bytes.readUInt16BE(place + 2);
    if (marker !== comment && marker !== application1 && marker !== application13)
      kept.push(bytes.subarray(place, next));
    place = next;
  }
  return Buffer.concat([...kept, bytes.subarray(place)]);
}
