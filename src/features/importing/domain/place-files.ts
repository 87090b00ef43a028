/** Gives the pictures and downloads of a body the addresses of the files that they name. What was not delivered keeps its name only. */
export const placeFiles = (html: string, sha256Of: (name: string) => string | undefined): string =>
  html.replace(/<(img|a)\b([^>]*?) data-file="([^"]*)"/g, (written, tag: 'img' | 'a', before: string, name: string) => {
    const sha256 = sha256Of(unescapeAttribute(name));
    if (!sha256) return written;
    const address = tag === 'img' ? `src="/files/${sha256}?form=high"` : `href="/files/${sha256}" download`;
    return `<${tag}${before} data-file="${name}" ${address}`;
  });

const unescapeAttribute = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
