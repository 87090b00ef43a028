const longestBytes = 255;
/** Names of devices under Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Control characters, and those that turn the direction of writing: `gnp.exe` turned round reads `exe.png`. */
const hidden = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** A plain name of one file, the same under every system. */
export function isPlainName(name: string): boolean {
  if (name === '' || new TextEncoder().encode(name).length > longestBytes) return false;
  return !/[/\\:*?"<>|]/.test(name) && !hidden.test(name) && !device.test(name) && !/^\.|[. ]$/.test(name);
}

const longestPath = 1_000;

/** A path inside an archive that stays inside it, wherever it is unpacked. */
export function isInnerPath(path: string): boolean {
  if (path === '' || path.length > longestPath || hidden.test(path) || path.includes('\\')) return false;
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return false;
  const parts = path.replace(/\/$/, '').split('/');
  return parts.every((part) => part !== '' && part !== '.' && part !== '..' && !device.test(part));
}
