import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { localizedIn } from '../../../platform/shell/localized-text.ts';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { RetractedLabel } from '../../../platform/shell/retracted-title.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { Article } from '../contract.ts';
import styles from './article-detail.module.css';
import { figureView, type Reader, titleOf } from './article-view.ts';

/** The figures of a paper, one below the other, for who looks before reading. */
export function figuresView(article: Article, reader: Reader) {
  const { url, integrity, language } = article;
  const words = (given: Text) => localizedIn(given, reader.language, language)?.text ?? '';
  return {
    paper: { title: titleOf(article, reader).title, url, integrity },
    figures: article.figures.map((figure) => figureView(figure, words)),
  };
}

export function FiguresOnly({ view: { paper, figures } }: { readonly view: ReturnType<typeof figuresView> }) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  return (
    <div className={`${layout.page} ${layout.stack5} ${styles.narrow}`} data-part="figures-page">
      <p>
        <a href={href(paper.url)}>
          {say('article.review.back')} <RetractedLabel integrity={paper.integrity} />
          <Localized of={paper.title} />
        </a>
      </p>
      <h1 className={text.h1}>{say('article.figures.title')}</h1>
      {figures.map((figure) => {
        const picture = figure.high ?? figure.original ?? figure.low;
        return (
          <figure key={figure.page} className={layout.stack2}>
            {picture && (
              <a href={figure.original ?? picture}>
                <img className={box.drawing} src={picture} alt={figure.label || figure.title} loading="lazy" />
              </a>
            )}
            <figcaption className={layout.stack1}>
              <p>
                <strong>
                  <bdi>{recordLabel(say, language, 'figure', figure.label)}</bdi>
                </strong>{' '}
                <bdi>{figure.title}</bdi>
              </p>
              <p className={`${layout.row3} ${text.small}`}>
                {figure.anchor && (
                  <a href={`${href(paper.url)}#${encodeURIComponent(figure.anchor)}`}>
                    {say('article.figures.inText')}
                  </a>
                )}
                <a href={`${href(figure.page)}#article-cite`}>{say('article.figures.cite')}</a>
              </p>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
