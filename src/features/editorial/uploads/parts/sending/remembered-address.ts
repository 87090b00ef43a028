import type { SentFileRole } from '../../../../../platform/kernel/sent-file.ts';

export type SentFile = Pick<File, 'name' | 'size' | 'lastModified' | 'slice'>;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ name, size, lastModified }: SentFile, role: SentFileRole): string =>
  `imprint-upload ${role} ${size} ${lastModified} ${name}`;

/** To which address a file was being sent, so that the same file goes on there after the page was loaded anew. */
export function rememberedAddress(memory: Memory | undefined, file: SentFile, role: SentFileRole) {
  const key = keyOf(file, role);
  // A browser may refuse to remember anything; then a file just begins anew.
  const quietly = <Answer>(work: () => Answer): Answer | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: (): string | undefined => quietly(() => memory?.getItem(key)) ?? undefined,
    keep: (address: string) => void quietly(() => memory?.setItem(key, address)),
    forget: () => void quietly(() => memory?.removeItem(key)),
  };
}
