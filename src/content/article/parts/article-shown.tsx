import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { Abstracts } from './abstracts.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';
import styles from './article-shown.module.css';
import { ArticleText } from './article-text.tsx';
import type { ArticleView } from './article-view.ts';
import { IntegrityBanner } from './integrity-banner.tsx';
import { OlderVersion } from './older-version.tsx';
import { Outline } from './outline.tsx';
import { periodLabel } from './period-label.ts';
import { Rail } from './rail.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { useReading } from './use-reading.ts';

/** A paper with its outline on one side and what to do with it on the other. */
export function ArticleShown({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const page = useReading(article);
  const { journal, period } = article;
  const path = [
    ...(journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
    ...(period
      ? [
          {
            name: periodLabel(say, period),
            href: `/issue?columnId=${period.id}`,
          },
        ]
      : []),
    { name: article.part || article.title.text, href: null },
  ];
  return (
    <div ref={page} className={styles.page} data-part="article-page" data-layout={article.layout}>
      <div className={styles.path}>
        <Breadcrumb path={path} />
      </div>
      <div className={styles.outline}>
        <Outline article={article} />
      </div>
      <article className={styles.article} data-part="article" data-counts={article.id}>
        {article.integrity && <IntegrityBanner integrity={article.integrity} />}
        {!article.version.isNewest && <OlderVersion version={article.version} url={article.url} />}
        <ArticleHead article={article} />
        <Abstracts {...article} />
        <ArticleText article={article} />
        <ArticleEnd article={article} />
        <Comments comments={article.comments} />
      </article>
      <div className={styles.rail}>
        <Rail article={article} />
      </div>
      <ReadingBar article={article} />
    </div>
  );
}
