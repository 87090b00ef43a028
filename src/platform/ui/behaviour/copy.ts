export interface Copied {
  readonly text: string;
  /** For word processors. */
  readonly html?: string;
}

/** Puts words on the clipboard; false if the browser does not let us. */
export async function copy({ text, html }: Copied): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': blob(text, 'text/plain'), 'text/html': blob(html, 'text/html') }),
      ]);
    return true;
  } catch {
    // Pages over plain http have no clipboard but this.
    return copyBySelection(text);
  }
}

const blob = (words: string, type: string): Blob => new Blob([words], { type });

function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.setAttribute('data-visually-hidden', '');
  const before = document.activeElement;
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
