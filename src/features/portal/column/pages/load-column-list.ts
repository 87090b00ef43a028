import type { RouterContextProvider } from 'react-router';
import { newsTypes } from '../../../../platform/kernel/news-type.ts';
import { listRow } from '../../../discovery/lists/parts/list-view.ts';
import type { listItems } from '../../../discovery/search/list.contract.ts';
import { type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { loadColumn } from './load-column.ts';

/** So many texts, and so many of the other things, stand on one page. */
const size = 20;

/** One page of a column: its texts, and what was put into it. */
export async function loadColumnList(context: Readonly<RouterContextProvider>, request: Request) {
  const { channelId, texts, path, title, modules } = await loadColumn(context, request);
  const opened = await openPage(context, request);
  const { page = 0, lang: _, ...parameters } = opened.parameters;
  const held = channelId ? await entriesOf(opened, channelId, page) : noEntries;
  return {
    title: path.at(-1)?.name ?? title,
    path,
    page,
    pages: Math.max(Math.ceil(texts.length / size), held.pages),
    /** Without its page. */
    parameters,
    texts: texts.slice(page * size, (page + 1) * size),
    rows: held.rows,
    modules: page === 0 ? modules : [],
  };
}

const noEntries = { rows: [], pages: 0 };

/** A channel of news may be held to one type of them. */
async function entriesOf({ call, parameters }: OpenPage, channelId: string, page: number) {
  const type = newsTypes.find((known) => known === parameters.newsDataType?.toLowerCase());
  const found = await call<typeof listItems>('GET /front/item/list', {
    channelId,
    page,
    size,
    ...(type && { kinds: ['news'], newsDataType: [type] }),
  });
  return found.ok ? { rows: found.value.content.map(listRow), pages: found.value.totalPages } : noEntries;
}
