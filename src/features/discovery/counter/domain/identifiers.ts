/** Identifiers as COUNTER's schema takes them; what does not have the form is left out. */
export interface KnownIdentifiers {
  readonly doi?: string | null | undefined;
  readonly isbn?: string | null | undefined;
  readonly issn?: string | null | undefined;
  readonly eissn?: string | null | undefined;
}

/** `namespace`: of the site, for identifiers of its own. */
export function itemIdOf(namespace: string, own: string, { doi, isbn, issn, eissn }: KnownIdentifiers) {
  return {
    ...(doi && /^10\.[1-9][0-9]{2}[0-9.]*\/.+$/.test(doi) && { DOI: doi }),
    ...(isbn && isbn.length === 17 && /^97[89]-[0-9]+-[0-9]+-[0-9]+-[0-9]$/.test(isbn) && { ISBN: isbn }),
    ...(eissn && issnForm.test(eissn) && { Online_ISSN: eissn }),
    ...(issn && issnForm.test(issn) && { Print_ISSN: issn }),
    Proprietary: `${namespace}:${own}`,
  };
}

const issnForm = /^[0-9]{4}-[0-9]{3}[0-9X]$/;

/** The name of a site before its own identifiers: a letter, then up to 17 letters, digits, points and the like. */
export function namespaceOf(sld: string): string {
  const plain = sld.replace(/[^a-zA-Z0-9_.]/g, '_');
  return (/^[a-zA-Z]/.test(plain) ? plain : `p${plain}`).slice(0, 18).padEnd(2, '_');
}

export const institutionIdOf = (namespace: string, customer: string, ror: string | null) => {
  const known = ror?.replace(/^https?:\/\/ror\.org\//, '');
  return {
    ...(known && /^0[a-z0-9]{6}[0-9]{2}$/.test(known) && { ROR: [known] }),
    Proprietary: [`${namespace}:${customer}`],
  };
};

/** The customer of whom reports tell what everybody did. */
export const world = '0000000000000000';
