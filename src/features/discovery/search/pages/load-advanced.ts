import { type RouterContextProvider, redirect } from 'react-router';
import { textFor } from '../../../../platform/kernel/text.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getHostSite, getSearchConditions } from '../../../sites/site/contract.ts';
import { termProblem } from '../domain/term-rule.ts';
import { type QueryRow, readRows, writeRows } from '../parts/query-rows.ts';
import { readSearchAddress, type SearchAddress, searchHref } from '../parts/search-address.ts';

export interface AdvancedView {
  readonly path: string;
  /** Framed in a partner's system: results open outside of the frame. */
  readonly inner: boolean;
  readonly fields: readonly { readonly field: string; readonly name: string }[];
  readonly rows: readonly QueryRow[];
  readonly address: SearchAddress;
  readonly problem: 'searchTermRequired' | 'incorrectContent' | null;
}

/** The form as it is filled in. Rows that ask something lead to what they find; that is all that works without script. */
export async function loadAdvanced(context: Readonly<RouterContextProvider>, request: Request): Promise<AdvancedView> {
  const { call, language } = context.get(pageRequest);
  const url = pageUrl(request);
  const path = url.pathname.replace(/\/$/, '');
  const address = readSearchAddress(url.searchParams);
  const rows = readRows(url.searchParams);
  const sent = url.searchParams.has('value1');
  const query = sent ? writeRows(rows) : address.q;
  const problem = sent || address.q ? termProblem(query) : null;
  if (sent && !problem) throw redirect(searchHref('/searchFrame', { ...address, q: query, precise: false }));

  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const conditions = expectAnswer(
    await call<typeof getSearchConditions>('GET /front/site/{id}/search-conditions', { id: site.id }),
  );
  return {
    path,
    inner: path.toLowerCase().startsWith('/inner'),
    fields: conditions.map(({ field, names }) => ({
      field,
      name: textFor(names, language ?? site.defaultLanguage, site.defaultLanguage) || field,
    })),
    rows,
    address: { ...address, q: query },
    problem,
  };
}
