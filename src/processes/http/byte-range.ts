import type { ByteRange } from '../../platform/ports/file-store.ts';

/** Which part of a file a Range header asks for. What can't be read, or names several parts, asks for the whole. */
export function askedRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const tail = Math.min(Number(last), bytes);
    return tail === 0 ? 'outside' : { first: bytes - tail, last: bytes - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= bytes) return 'outside';
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
