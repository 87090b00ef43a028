/** What the schema takes for a DOI. */
export const isDoi = (text: string | null | undefined): text is string => /^10\.\d{4,9}\/.{1,200}$/u.test(text ?? '');

/** Of the other side of a relation. */
export const relatedDoi = ({ doi, target }: { readonly doi: string | null; readonly target: string }): string | null =>
  [doi, target].find(isDoi) ?? null;
