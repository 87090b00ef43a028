/** Sixteen digits in fours, the last of which proves the others (ISO 7064, mod 11-2). */
export function isOrcid(given: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(given)) return false;
  const digits = given.replaceAll('-', '');
  const sum = [...digits.slice(0, 15)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const rest = (12 - (sum % 11)) % 11;
  return digits.at(15) === (rest === 10 ? 'X' : String(rest));
}

/** The number alone, whether it was stored or typed as a number or as an address. */
export const bareOrcid = (given: string): string =>
  given.trim().replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i, '');

/** By which a person with an ORCID is known among all that is published. */
export const orcidAddress = (orcid: string): string => `https://orcid.org/${bareOrcid(orcid)}`;
