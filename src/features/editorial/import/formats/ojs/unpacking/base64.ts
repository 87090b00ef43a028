const characters = /^[A-Za-z0-9+/]*={0,2}$/;

/** A file written in base64, that arrives in pieces. Anything that is no base64 spoils all of it. */
export function createBase64(encoding: string | undefined) {
  let isSpoilt = encoding !== 'base64';
  let hasEnded = false;
  let rest = '';
  let bytes = 0;
  return {
    decode(text: string): Buffer {
      const piece = text.replace(/\s+/g, '');
      if (!characters.test(piece) || (hasEnded && piece !== '')) isSpoilt = true;
      if (isSpoilt) return Buffer.alloc(0);
      hasEnded ||= piece.endsWith('=');
      const known = rest + piece;
      const whole = known.length - (known.length % 4);
      rest = known.slice(whole);
      const decoded = Buffer.from(known.slice(0, whole), 'base64');
      bytes += decoded.length;
      return decoded;
    },
    spoil(text = '!'): void {
      if (text.trim() !== '') isSpoilt = true;
    },
    isWhole: (): boolean => !isSpoilt && rest === '' && bytes > 0,
  };
}
