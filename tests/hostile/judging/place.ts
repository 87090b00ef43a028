/** A page as ours are, with texts in their places, one below the other. */
export const pageOf = (texts: readonly string[], head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main>${texts.map((text) => `<div>${text}</div>`).join('')}</main></body></html>`;

/** What stands directly in a page's body, and in its main part. */
export interface Places {
  readonly body: readonly string[];
  readonly main: readonly string[];
}

/** Whether every text is where it was put, and nothing of it outside. */
export const areInPlace = ({ body, main }: Places, texts: number): boolean =>
  body.join().toLowerCase() === 'main' && main.length === texts && main.every((name) => name.toLowerCase() === 'div');
