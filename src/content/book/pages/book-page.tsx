import '../../article/pages/article-body.css';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { artworkOf, type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { type PageRequest, pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { tombstoneOf, withdrawnTitle } from '../../news/parts/item-view.ts';
import type { Book, getBook, getChapter } from '../contract.ts';
import { BookDetail } from '../parts/book-detail.tsx';
import { bookHead, chapterHead } from '../parts/book-for-machines.ts';
import { bookView, chapterView, titleOf } from '../parts/book-view.ts';
import { ChapterDetail } from '../parts/chapter-detail.tsx';
import type { Route } from './+types/book-page';

const chapterPath = '/bookcatelogdetail';

/** A book, or the chapter of it that the address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { call, language, parameters, origin } = page;
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getBook>('GET /front/book/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const book = expectAnswer(found);
  if (book.withdrawal)
    return { state: 'withdrawn' as const, book: tombstoneOf(book, titleOf(book, language), language) };
  if (page.path.toLowerCase() === chapterPath)
    return { state: 'chapter' as const, chapter: await loadChapter(page, context.get(pageRequest), book) };

  const [citation, artwork, comments] = await Promise.all([
    citationOf(call, { id }),
    artworkOf(page),
    loadComments(call, id),
  ]);
  context.get(pageRequest).placeHtml(headSlot, bookHead(book, origin));
  return { state: 'book' as const, book: bookView(book, language, { citation, artwork }), comments };
}

async function loadChapter({ call, language, parameters, origin }: OpenPage, page: PageRequest, book: Book) {
  // Without a place the reader begins at the beginning.
  const position = parameters.childId ?? String(book.chapters.find(({ hasBody }) => hasBody)?.position ?? '');
  const answer = await call<typeof getChapter>('GET /front/book/chapter', { id: book.id, position });
  if (isAbsent(answer)) throw showScreen('notFound', language);
  const chapter = expectAnswer(answer);
  const [citation, isPlaced] = await Promise.all([
    citationOf(call, { id: book.id, part: chapter.position }),
    chapter.reading.body ? page.placeBody(chapter.reading.body) : false,
  ]);
  page.placeHtml(headSlot, chapterHead(book, chapter, origin));
  const view = chapterView(book, chapter, language, citation);
  return isPlaced ? view : { ...view, body: null };
}

async function citationOf(call: Call, cited: { readonly id: string; readonly part?: number }) {
  const answer = await call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', {
    ...cited,
    kind: 'book',
  });
  return answer.ok ? citationView(answer.value) : null;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return [];
  if (view.state === 'withdrawn') return withdrawnTitle(matches, view.book);
  if (view.state === 'chapter') {
    const { title, url, book } = view.chapter;
    return pageTitle(matches, `${title.text} · ${book.title.text}`, { canonical: url, picture: book.cover });
  }
  const { title, url, summary, cover } = view.book;
  return pageTitle(matches, title.text, { canonical: url, description: summary?.text ?? '', picture: cover });
};

/** /bookDetails, /bookDetailsNew: a book; /bookCatelogDetail: one of its chapters. */
export default function BookPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'book') return <BookDetail book={view.book} comments={view.comments} />;
  if (view.state === 'chapter') return <ChapterDetail chapter={view.chapter} />;
  const others = { name: say('book.withdrawn.others'), href: '/bookList' };
  return <Tombstone paper={view.book} state={say('book.withdrawn.title')} others={others} />;
}
