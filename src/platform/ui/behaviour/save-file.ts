export type Saved = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Fetches a file of a call and hands it to the browser's downloads; a refusal comes back in the server's words. */
export async function saveFile(address: string, language: string, unreachable: string): Promise<Saved> {
  try {
    const response = await fetch(address, { headers: { language } });
    if (!response.ok) return { ok: false, message: await messageOf(response, unreachable) };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = nameIn(response.headers.get('content-disposition')) ?? '';
    link.click();
    URL.revokeObjectURL(link.href);
    return { ok: true };
  } catch {
    return { ok: false, message: unreachable };
  }
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
