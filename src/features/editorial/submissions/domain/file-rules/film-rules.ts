import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';

const mostBoxes = 50_000;
const letters = /^[A-Za-z0-9 ©]{4}$/;

/** An MP4 or QuickTime film is boxes one behind the other, from its first byte to its last. */
export async function areBoxes(source: ByteSource): Promise<boolean> {
  let place = 0;
  for (let count = 0; count < mostBoxes && place < source.size; count += 1) {
    const head = await source.read(place, 16);
    if (head.length < 8) return false;
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    if (!letters.test(String.fromCharCode(...head.subarray(4, 8)))) return false;
    const small = view.getUint32(0);
    const size =
      small === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : small === 0 ? source.size - place : small;
    if (size < 8) return false;
    place += size;
  }
  return place === source.size;
}
