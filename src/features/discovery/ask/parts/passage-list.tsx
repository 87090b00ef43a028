import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { MarkedText } from '../../search/parts/marked-text.tsx';
import type { AskPassage } from '../contract.ts';
import styles from './ask.module.css';

/** Passages by number, each with the work it stands in and a link to its very place. */
export function PassageList({ passages }: { readonly passages: readonly AskPassage[] }) {
  return (
    <ol className={`${layout.stack4} ${styles.passages}`} data-part="ask-passages">
      {passages.map((passage) => (
        <Passage key={`${passage.url} ${passage.html}`} passage={passage} />
      ))}
    </ol>
  );
}

function Passage({ passage }: { readonly passage: AskPassage }) {
  const { title, authors, year, section, html, url } = passage;
  const say = useSay();
  const href = useHref();
  const [first = '', ...others] = authors.split(';').filter(Boolean);
  const byline = [others.length > 0 ? say('ask.passage.andOthers', { first }) : first, year, section].filter(Boolean);
  return (
    <li>
      <h3 className={text.h4}>
        <a href={href(url)} data-part="passage">
          <bdi>{title}</bdi>
        </a>
      </h3>
      <p className={text.fine}>
        <bdi>{byline.join(' · ')}</bdi>
      </p>
      {html === null ? (
        <p className={text.muted}>{say('search.hit.passageClosed')}</p>
      ) : (
        <blockquote className={`${text.measure} ${styles.quote}`}>
          <bdi>
            <MarkedText html={html} />
          </bdi>
        </blockquote>
      )}
    </li>
  );
}
