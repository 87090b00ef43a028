import type { RouterContextProvider } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { type CitationView, citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { artworkOf, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getBook, getChapter } from '../contract.ts';
import { bookHead, chapterHead } from '../parts/book-for-machines.ts';
import type { BookPageView } from '../parts/book-view.ts';
import { type Book, bookView, chapterView, tombstoneOf } from './book-view-model.ts';

const chapterPath = '/bookcatelogdetail';

/** A book, or the chapter of it that the address names. */
export async function loadBook(context: Readonly<RouterContextProvider>, request: Request): Promise<BookPageView> {
  const page = await openPage(context, request);
  const { call, language, parameters, origin } = page;
  const { columnId: id, childId } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getBook>('GET /front/book/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const book = expectAnswer(found);
  if (book.withdrawal) return { state: 'withdrawn', book: tombstoneOf(book, language) };
  const { placeHtml } = context.get(pageRequest);
  if (page.path.toLowerCase() === chapterPath) return { state: 'chapter', chapter: await loadChapter(book) };

  const [citation, artwork, comments] = await Promise.all([
    citationOf(call, { id }),
    artworkOf(page),
    loadComments(call, id),
  ]);
  placeHtml(headSlot, bookHead(book, origin));
  return { state: 'book', book: bookView(book, language, { citation, artwork }), comments };

  async function loadChapter(of: Book) {
    // Without a place the reader begins at the beginning.
    const position = childId ?? String(of.chapters.find(({ hasBody }) => hasBody)?.position ?? '');
    const { placeBody } = context.get(pageRequest);
    const answer = await call<typeof getChapter>('GET /front/book/chapter', { id: of.id, position });
    if (isAbsent(answer)) throw showScreen('notFound', language);
    const chapter = expectAnswer(answer);
    const [citation, isPlaced] = await Promise.all([
      citationOf(call, { id: of.id, part: chapter.position }),
      chapter.reading.body ? placeBody(chapter.reading.body) : false,
    ]);
    placeHtml(headSlot, chapterHead(of, chapter, origin));
    const view = chapterView(of, chapter, language, citation);
    return isPlaced ? view : { ...view, body: null };
  }
}

async function citationOf(
  call: Call,
  cited: { readonly id: string; readonly part?: number },
): Promise<CitationView | null> {
  const answer = await call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', cited);
  return answer.ok ? citationView(answer.value) : null;
}
