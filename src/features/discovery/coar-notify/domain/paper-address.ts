import { type Id, isId } from '../../../../platform/kernel/id.ts';

export type NamedPaper = { readonly doi: string } | { readonly id: Id };

const doiPattern = /^10\.\d{4,9}\/\S+$/;

/** Which paper an address or a DOI names, at a site with these origins; nothing where it leads elsewhere. */
export function paperNamed(given: string, origins: readonly string[]): NamedPaper | undefined {
  const bare = given.trim().replace(/^(?:doi:|info:doi\/)/i, '');
  if (doiPattern.test(bare)) return { doi: bare.toLowerCase() };
  const url = URL.parse(bare);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (/^(?:dx\.)?doi\.org$/.test(url.hostname)) return doiIn(url.pathname.slice(1));
  if (!origins.includes(url.origin)) return undefined;
  const [, doi, number] = /^\/article\/(?:doi\/(.+)|(\d{1,19})(?:\.[a-z.]+)?$)/.exec(url.pathname) ?? [];
  if (doi !== undefined) return doiIn(doi);
  const id = number ?? url.searchParams.get('columnId') ?? '';
  return /^[1-9]\d{0,18}$/.test(id) && isId(id) ? { id } : undefined;
}

function doiIn(path: string): NamedPaper | undefined {
  try {
    const doi = decodeURIComponent(path).toLowerCase();
    return doiPattern.test(doi) && !/\p{Cc}/u.test(doi) ? { doi } : undefined;
  } catch {
    return undefined;
  }
}
