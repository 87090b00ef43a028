const form = /^(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;

/** An ORCID whose check digit is right, as `0000-0002-1825-0097`. */
export function orcidOf(written: string | null | undefined): string | undefined {
  const orcid = form.exec(written?.trim() ?? '')?.[1]?.toUpperCase();
  return orcid?.endsWith(checkDigit(orcid)) ? orcid : undefined;
}

function checkDigit(orcid: string): string {
  let total = 0;
  for (const digit of orcid.replaceAll('-', '').slice(0, -1)) total = (total + Number(digit)) * 2;
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

export const orcidAddress = (orcid: string): string => `https://orcid.org/${orcid}`;
