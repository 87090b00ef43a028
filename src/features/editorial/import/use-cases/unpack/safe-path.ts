import { unpackLimits } from './unpack-limits.ts';

/** The path of an archive's entry as a place below the package's folder; nothing if it would lead elsewhere. */
export function safePath(written: string): string | undefined {
  if (written.length > unpackLimits.nameBytes || written.includes('\0')) return undefined;
  const parts = written.replaceAll('\\', '/').split('/');
  if (parts[0] === '' || /^[a-z]:/i.test(parts[0] ?? '')) return undefined;
  const kept = parts.filter((part) => part !== '' && part !== '.');
  return kept.length === 0 || kept.includes('..') ? undefined : kept.join('/');
}
