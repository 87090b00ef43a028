export const reportKinds = ['error', 'rejection', 'policy', 'ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** What a page tells the server about its own trouble. */
export interface BrowserReport {
  readonly kind: ReportKind;
  readonly message: string;
  /** The address of the script or style that it is about. */
  readonly source?: string | undefined;
  readonly line?: number | undefined;
  readonly stack?: string | undefined;
}

export const longestStackBytes = 2_048;
const longestText = 500;

// Anything up to the next space may be an address; what follows its `?` or `#` may be someone's search or token. The place in the
// file (`:12:5`) at its end stays.
const queries = /(\/[^\s?#]*)[?#]\S*?((?::\d+){0,2}[)'"]*)(?=\s|$)/g;

export const withoutQueries = (text: string): string => text.replace(queries, '$1$2');

function firstBytes(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}

/** The form that leaves the browser: no query strings, nothing long. */
export const toSend = ({ kind, message, source, line, stack }: BrowserReport, page: string): string =>
  JSON.stringify({
    kind,
    page: withoutQueries(page).slice(0, longestText),
    message: withoutQueries(message.slice(0, longestText)),
    source: source && withoutQueries(source).slice(0, longestText),
    line,
    // Cut first as well: a stack may be endless, and so would be the search in it.
    stack: stack && firstBytes(withoutQueries(stack.slice(0, 2 * longestStackBytes)), longestStackBytes),
  });
