/** For each element of a table an example in JATS and the HTML that it becomes. */
export type Examples = Readonly<Record<string, readonly [jats: string, html: string]>>;
