/** What the reader shows of the document beside its pages. */
export interface PdfState {
  readonly stage: 'opening' | 'open' | 'failed';
  readonly page: number;
  readonly pages: number;
  readonly percent: number;
  /** Of a search: which match is shown and how many there are; null before one. */
  readonly matches: { readonly index: number; readonly total: number } | null;
}

export const unopened: PdfState = { stage: 'opening', page: 1, pages: 0, percent: 100, matches: null };
