/** Gives the pictures and downloads of a body the addresses of the files that they name. A picture that was not delivered says so. */
export const placeFiles = (html: string, sha256Of: (name: string) => string | undefined): string =>
  html.replace(/<(img|a)\b[^>]*? data-file="([^"]*)"[^>]*>/g, (written, tag: 'img' | 'a', name: string) => {
    const sha256 = sha256Of(unescapeAttribute(name));
    if (!sha256) return tag === 'img' ? missingPicture(written, name) : written;
    const address = tag === 'img' ? `src="/files/${sha256}?form=high"` : `href="/files/${sha256}" download`;
    return written.replace(`data-file="${name}"`, () => `data-file="${name}" ${address}`);
  });

/** A picture needs an address; without one its words stand in its place. A name that a machine made up says nothing to anybody. */
function missingPicture(written: string, name: string): string {
  const attribute = (wanted: string) => new RegExp(` ${wanted}="([^"]*)"`).exec(written)?.[1];
  const id = attribute('id');
  const words = attribute('alt') || (isMadeUp.test(name) ? '' : name);
  return `<span${id ? ` id="${id}"` : ''} data-missing-file="${name}">${words}</span>`;
}

const isMadeUp = /(?:^|\/)[0-9a-f]{32,}(?:\.\w+)?$/i;

export const unescapeAttribute = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
