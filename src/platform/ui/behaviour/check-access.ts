const checkedKey = 'access-checked';

interface Browser {
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  ask(): Promise<boolean>;
  reload(): void;
}

const browser: Browser = {
  storage: () => sessionStorage,
  async ask() {
    const answer = await fetch('/rc-pub/front/access/check');
    const { data } = (await answer.json()) as { readonly data?: { readonly granted?: boolean } };
    return data?.granted === true;
  },
  reload: () => location.reload(),
};

/** Asks whether the reader's network opens what this page keeps closed: once in a tab, on pages that refuse something. */
export async function checkAccess(
  page: Pick<Document, 'querySelector'> = document,
  { storage, ask, reload }: Browser = browser,
): Promise<void> {
  if (!page.querySelector('[data-check-access]')) return;
  try {
    if (storage().getItem(checkedKey)) return;
    storage().setItem(checkedKey, '1');
    if (await ask()) reload();
  } catch {
    // The link does the same.
  }
}
