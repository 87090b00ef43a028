const form = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i;

/** A DOI in lower case, from however it was written. */
export const doiOf = (written: string | null | undefined): string | undefined =>
  form.exec(written?.trim() ?? '')?.[1]?.toLowerCase();

/** The first DOI that a printed text names. */
export const doiIn = (printed: string): string | undefined =>
  /\b10\.\d{4,9}\/[^\s"<>，。；、]+/
    .exec(printed)?.[0]
    .replace(/[.,;)\]]+$/, '')
    .toLowerCase();
