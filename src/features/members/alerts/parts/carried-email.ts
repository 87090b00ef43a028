const key = 'imprint-subscriber';

/** Keeps an address for the page of subscriptions; a window that keeps nothing asks for it again. */
export function carryEmail(input: HTMLInputElement | null): void {
  try {
    if (input?.value) sessionStorage.setItem(key, input.value);
  } catch {}
}

/** The address that was given before, once. */
export function carriedEmail(): string {
  try {
    const email = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return email;
  } catch {
    return '';
  }
}
