import { showToast } from '../toasts.ts';
import type { ReadingWords } from './reading.ts';

export async function copyAddress(address: string, words: ReadingWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: words.copied, kind: 'success' });
  } catch {
    showToast({ text: words.notCopied, kind: 'error' });
  }
}
