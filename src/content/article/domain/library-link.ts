import type { Text } from '../../../platform/kernel/text.ts';

/** What a library needs to know of a paper to find it. */
interface WantedPaper {
  readonly doi: string | null;
  readonly titles: Text;
  readonly journal: { readonly names: Text; readonly issn: string | null; readonly eissn: string | null } | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly date: string | null;
  readonly firstAuthor: string | null;
}

/** The paper at a library's link resolver, as an OpenURL 1.0 (ANSI/NISO Z39.88) in keys and values; what is not known is left out. */
export function libraryLink(resolver: string, paper: WantedPaper, say: (text: Text) => string, sid: string): string {
  const address = new URL(resolver);
  const keys: Readonly<Record<string, string | null | undefined>> = {
    ctx_ver: 'Z39.88-2004',
    ctx_enc: 'info:ofi/enc:UTF-8',
    rfr_id: `info:sid/${sid}`,
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal',
    'rft.genre': 'article',
    rft_id: paper.doi && `info:doi/${paper.doi}`,
    'rft.atitle': say(paper.titles),
    'rft.jtitle': paper.journal && say(paper.journal.names),
    'rft.issn': paper.journal?.issn,
    'rft.eissn': paper.journal?.eissn,
    'rft.volume': paper.volume,
    'rft.issue': paper.issue,
    'rft.spage': paper.firstPage,
    'rft.epage': paper.lastPage,
    'rft.date': paper.date?.slice(0, 10),
    'rft.au': paper.firstAuthor,
  };
  for (const [key, value] of Object.entries(keys)) if (value) address.searchParams.append(key, value);
  return address.href;
}

/**
 * A page by way of a library's proxy. What is put before it ends with the parameter that takes it: EZproxy reads `url` as it is, to the
 * end, and `qurl` encoded, as the redirector of OpenAthens does.
 */
export function throughProxy(prefix: string, page: string): string {
  const isEncoded = /[?&]qurl=$/.test(prefix) || URL.parse(prefix)?.hostname === 'go.openathens.net';
  return `${prefix}${isEncoded ? encodeURIComponent(page) : page}`;
}
