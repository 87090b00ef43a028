import { isOrcid } from '../../../../../platform/kernel/orcid.ts';

const form = /^(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;

/** An ORCID whose check digit is right, as `0000-0002-1825-0097`. */
export function orcidOf(written: string | null | undefined): string | undefined {
  const orcid = form.exec(written?.trim() ?? '')?.[1]?.toUpperCase();
  return orcid && isOrcid(orcid) ? orcid : undefined;
}
