import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import type { myComments } from '../contract.ts';
import { deleteOwn } from './ask-comments.ts';
import { OwnComment } from './own-comment.tsx';

interface Props {
  readonly comments: OutputOf<typeof myComments>;
  hrefOf(page: number): string;
}

/** Everything that a member said at a site. */
export function MyComments({ comments: { content, page, totalPages }, hrefOf }: Props) {
  const say = useSay();
  const href = useHref();
  const { revalidate } = useRevalidator();
  const remove = async (id: string) => {
    if (await deleteOwn(say, id)) await revalidate();
  };
  if (content.length === 0) return <Empty title={say('comments.section.none')} hint={say('comments.mine.emptyHint')} />;
  return (
    <>
      <ul className={box.entries} aria-label={say('comments.section.title')} data-part="my-comments">
        {content.map((comment) => (
          <OwnComment key={comment.id} comment={comment} remove={() => void remove(comment.id)}>
            <p>
              {say('comments.mine.about')}{' '}
              {comment.item.url ? (
                <a href={href(comment.item.url)}>
                  <bdi>{comment.item.resName}</bdi>
                </a>
              ) : (
                <span>{say('favourites.list.gone')}</span>
              )}
            </p>
          </OwnComment>
        ))}
      </ul>
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
    </>
  );
}
