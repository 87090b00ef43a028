export type Saved = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Fetches a file of a call and hands it to the browser's downloads; a refusal comes back in the server's words. */
export async function saveFile(address: string, language: string, unreachable: string): Promise<Saved> {
  try {
    const response = await fetch(address, { headers: { language } });
    if (!response.ok) return { ok: false, message: await messageOf(response, unreachable) };
    saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? '');
    return { ok: true };
  } catch {
    return { ok: false, message: unreachable };
  }
}

/** Gives bytes to the browser's downloads. */
export function saveBlob(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const messageOf = async (response: Response, unreachable: string): Promise<string> => {
  const envelope: { message?: unknown } = await response.json().catch(() => ({}));
  return typeof envelope.message === 'string' ? envelope.message : unreachable;
};

/** The name that the server gives, in UTF-8. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
