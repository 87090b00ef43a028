import { useSay } from '../../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { unbroken } from '../../../../platform/kernel/quantity.ts';
import { placeLabels, valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PaperRow } from '../../../../platform/shell/paper-row.tsx';
import { recordLabel } from '../../../../platform/shell/record-label.ts';
import { secondTitle } from '../../../../platform/shell/second-title.ts';
import { TablePreview } from '../../../../platform/shell/table-preview.tsx';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AddToFolder } from '../../citations/parts/add-to-folder.tsx';
import { type HitView, highlightOf, hitFacts, markedAs, titleOf, workOf } from './hit-view.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './results.module.css';
import { similarPassages } from './similar-passages.ts';

interface Props {
  readonly hits: readonly HitView[];
  readonly arrangement: 'list' | 'cards' | 'gallery';
  /** Several kinds stand in the list, so each says what it is. */
  readonly mixed: boolean;
  readonly selected: ReadonlyMap<string, HitView>;
  toggle(hit: HitView): void;
}

/** What was found: one below the other, as cards, or as a gallery of figures. */
export function HitList({ hits, arrangement, mixed, selected, toggle }: Props) {
  const say = useSay();
  const isList = arrangement === 'list';
  return (
    <ol
      className={`${isList ? box.entries : layout.grid} ${styles.hits}`}
      data-layout={arrangement}
      aria-label={say('search.result.list')}
      data-part="hits"
    >
      {hits.map((hit) => (
        <li key={hit.id} className={isList ? undefined : box.card} data-part="hit">
          <input
            type="checkbox"
            aria-label={say('search.hit.select', { title: titleOf(hit) })}
            checked={selected.has(hit.id)}
            onChange={() => toggle(hit)}
          />
          <HitWords hit={hit} mixed={mixed} />
          {hit.cover && (
            <img
              className={`${pictureClass(hit)} ${styles.picture}`}
              src={fileAddress(hit.cover)}
              alt=""
              loading="lazy"
            />
          )}
          {hit.facts?.cells && <TablePreview cells={hit.facts.cells} className={styles.picture} />}
        </li>
      ))}
    </ol>
  );
}

/** A paper is shown by one of its figures, of which nothing may be cut off. */
const pictureClass = ({ kind }: HitView): string | undefined => (kind === 'article' ? box.drawing : box.picture);

function HitWords({ hit, mixed }: { readonly hit: HitView; readonly mixed: boolean }) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  const title = titleOf(hit);
  const marked = (words: string) => {
    const html = markedAs(hit, words);
    return html ? <MarkedText html={html} /> : words;
  };
  const caption = highlightOf(hit, 'caption');
  const summary = highlightOf(hit, 'summary');
  const second = secondTitle(language, hit.resName, hit.enResName);
  const excerpt = summary ?? caption;
  const unmarked = hit.summary || hit.caption;
  return (
    <PaperRow
      href={href(hit.url)}
      title={marked(title)}
      heading="h2"
      kind={mixed ? valueLabel(say, 'kind', hit.kind) : undefined}
      second={second && marked(second)}
      facts={hitFacts(say, hit)}
      actions={hit.kind === 'article' && <AddToFolder work={workOf(hit)} />}
    >
      {hit.label && hit.label !== title && (
        <p className={`${text.muted} ${text.small}`}>{recordLabel(say, language, hit.kind, hit.label)}</p>
      )}
      {hit.passages && <Passages hit={hit} passages={hit.passages} />}
      {!hit.passages && (excerpt || (unmarked && unmarked !== title)) && (
        <p className={`${text.clipped} ${styles.excerpt}`}>
          <bdi>{excerpt ? <MarkedText html={excerpt} /> : unbroken(unmarked)}</bdi>
        </p>
      )}
      {hit.thesis && (
        <p className={`${text.muted} ${text.small}`}>
          {say('search.hit.fromPaper')}{' '}
          <a href={href(`/thesisDetails?columnId=${hit.thesis.id}`)}>
            <bdi>{hit.thesis.resName}</bdi>
          </a>
        </p>
      )}
      <HitReasons hit={hit} />
    </PaperRow>
  );
}

/** Where in the text it stands; each leads to its own place on the page. */
function Passages({ hit, passages }: { readonly hit: HitView; readonly passages: NonNullable<HitView['passages']> }) {
  const say = useSay();
  const href = useHref();
  return (
    <ul className={`${layout.stack2} ${styles.passages}`} aria-label={say('search.hit.passages')} data-part="passages">
      {passages.map(({ section, html, url }) => (
        <li key={`${url} ${section} ${html}`}>
          <p className={`${layout.row2} ${text.small}`}>
            <a href={href(url)} className={styles.section} data-part="passage">
              <bdi>{section || titleOf(hit)}</bdi>
            </a>
            <SimilarPassages html={html} />
          </p>
          <p className={styles.excerpt}>
            {html === null ? (
              <span className={text.muted}>{say('search.hit.passageClosed')}</span>
            ) : (
              <bdi>
                <MarkedText html={html} />
              </bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function SimilarPassages({ html }: { readonly html: string | null }) {
  const say = useSay();
  const href = useHref();
  const address = html && similarPassages(html);
  if (!address) return null;
  return (
    <a href={href(address)} rel="nofollow" className={text.muted} data-part="similar-passages">
      {say('search.hit.similarPassages')}
    </a>
  );
}

const commas: Partial<Record<Language, string>> = { zh: '、', ara: '، ' };

/** Why it was found, and how much it is used. */
function HitReasons({ hit }: { readonly hit: HitView }) {
  const say = useSay();
  const { language } = useFrame();
  const places = placeLabels(say, hit.matched);
  const reasons = [
    places.length > 0 ? say('search.hit.matchedIn', { places: places.join(commas[language] ?? ', ') }) : '',
    hit.byMeaning ? say(hit.byMeaning === 'meaning' ? 'search.hit.byMeaning' : 'search.hit.byTranslation') : '',
    ...hit.synonyms.map((pair) => `${pair.asked} = ${pair.found}`),
    hit.visits > 0 ? say('search.hit.visits', { count: hit.visits }) : '',
    hit.downloads > 0 ? say('search.hit.downloads', { count: hit.downloads }) : '',
    hit.referenceCount > 0 ? say('search.hit.citations', { count: hit.referenceCount }) : '',
    hit.score !== null ? say('comments.stars.of', { stars: Math.round(hit.score * 10) / 10 }) : '',
    hit.commentCount > 0 ? say('comments.section.count', { count: hit.commentCount }) : '',
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  return (
    <p className={`${text.fine} ${text.dotted}`}>
      {reasons.map((reason) => (
        <span key={reason} className={text.fact}>
          <bdi>{reason}</bdi>
        </span>
      ))}
    </p>
  );
}
