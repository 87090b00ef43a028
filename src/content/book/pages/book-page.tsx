import '../../article/pages/article-body.css';
import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { BookShown } from '../parts/book-shown.tsx';
import { ChapterShown } from '../parts/chapter-shown.tsx';
import type { Route } from './+types/book-page';
import { loadBook } from './load-book.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadBook(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  if (view.state === 'withdrawn')
    return [
      ...pageTitle(matches, view.book.title.text, { canonical: view.book.url }),
      { name: 'robots', content: 'noindex, follow' },
    ];
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
  if (view.state === 'book') return <BookShown book={view.book} comments={view.comments} />;
  if (view.state === 'chapter') return <ChapterShown chapter={view.chapter} />;
  const others = { name: say('book.withdrawn.others'), href: '/bookList' };
  return <Tombstone paper={view.book} state={say('book.withdrawn.title')} others={others} />;
}
