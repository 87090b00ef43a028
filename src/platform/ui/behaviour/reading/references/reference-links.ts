/** Longer questions are cut off by those who answer them. */
const longestQuestion = 300;

/** The DOI that an address leads to. */
export function doiOf(address: string): string | null {
  const found = /^https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/.+)$/i.exec(address)?.[1];
  if (!found) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

/** Where to look for a cited work: by its DOI, else by all that its entry says. */
export function searchLinks(doi: string | null, printed: string) {
  const question = doi ?? printed.replaceAll(/\s+/g, ' ').trim().slice(0, longestQuestion);
  const scholar = doi
    ? `scholar_lookup?${new URLSearchParams({ doi })}`
    : `scholar?${new URLSearchParams({ q: question })}`;
  return {
    doi: doi && `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`,
    scholar: `https://scholar.google.com/${scholar}`,
    crossref: `https://search.crossref.org/search/works?${new URLSearchParams({ q: question, from_ui: 'yes' })}`,
  };
}
