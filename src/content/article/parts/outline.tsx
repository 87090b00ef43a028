import { useSay } from '../../../platform/i18n/use-say.ts';
import text from '../../../platform/ui/text.module.css';
import { abstractAnchor } from './abstracts.tsx';
import { endAnchors } from './article-end.tsx';
import type { ArticleView } from './article-view.ts';
import { noticeName } from './notice-name.ts';
import styles from './outline.module.css';

export const outlineId = 'article-outline';

/** What stands on the page, following the reading. Next to the text on a wide screen, a popover on a phone. */
export function Outline({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const entries = [
    ...(article.abstracts.some(({ type }) => type === 'abstract')
      ? [
          {
            level: 2,
            anchor: abstractAnchor,
            title: say(noticeName(article) ?? 'article.abstract.title'),
            lang: undefined,
          },
        ]
      : []),
    ...article.outline.map((entry) => ({ ...entry, lang: article.body?.lang })),
    ...endAnchors(article).map(({ anchor, title }) => ({ level: 2, anchor, title: say(title), lang: undefined })),
  ];
  const counts = [
    article.minutes ? say('article.count.minutes', { count: article.minutes }) : '',
    article.figures.length > 0 ? say('article.count.figures', { count: article.figures.length }) : '',
    article.tableCount > 0 ? say('article.count.tables', { count: article.tableCount }) : '',
    article.referenceTotal > 0 ? say('article.count.references', { count: article.referenceTotal }) : '',
  ].filter(Boolean);
  return (
    <nav
      id={outlineId}
      popover="auto"
      className={styles.outline}
      data-part="outline"
      data-print="no"
      aria-label={say('article.outline.title')}
    >
      <p className={text.strong}>{say('article.outline.title')}</p>
      <ol>
        {entries.map(({ level, anchor, title, lang }) => (
          <li key={anchor} data-level={level}>
            <a href={`#${anchor}`}>
              <bdi lang={lang}>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
      {counts.length > 0 && <p className={text.fine}>{counts.join(' · ')}</p>}
    </nav>
  );
}
