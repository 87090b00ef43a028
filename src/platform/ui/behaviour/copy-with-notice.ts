import { copy } from './copy.ts';
import { showToast } from './toasts.ts';

interface Words {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text and says whether it worked. */
export async function copyWithNotice(text: string, { copied, notCopied }: Words): Promise<void> {
  const isCopied = await copy({ text });
  showToast({ text: isCopied ? copied : notCopied, kind: isCopied ? 'success' : 'error' });
}
