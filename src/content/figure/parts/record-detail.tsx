import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import { DateText } from '../../article/parts/date-text.tsx';
import { useRecordReading } from '../../article/parts/use-reading.ts';
import { RecordAside } from './record-aside.tsx';
import styles from './record-detail.module.css';
import { RecordStrip } from './record-strip.tsx';
import { captionSlot, type RecordView } from './record-view.ts';

interface Props {
  readonly record: RecordView;
  readonly comments: CommentsView | null;
}

/** A figure or table, large, with what it says; beside it what to do with it, below it where it comes from. */
export function RecordDetail({ record, comments }: Props) {
  const say = useSay();
  const page = useRecordReading(record.id);
  const kind = say(record.kind === 'table' ? 'figure.kind.table' : 'figure.kind.figure');
  const { language } = useFrame();
  const label = recordLabel(say, language, record.kind, record.label);
  const { paper } = record;
  return (
    <div ref={page} className={styles.page} data-part="record-page" data-kind={record.kind}>
      <div className={styles.path}>
        <Breadcrumb
          path={[
            ...(paper?.journal ? [paper.journal] : []),
            ...(paper ? [{ name: paper.title.text, href: paper.href }] : []),
            { name: label || kind, href: null },
          ]}
        />
      </div>
      <article className={styles.record} data-part="article" data-counts={record.id}>
        <header>
          <p className={styles.kind}>{label || kind}</p>
          <h1 className={styles.title}>
            <Localized of={record.title} />
          </h1>
        </header>
        <figure className={styles.figure}>
          {record.pictures.map((picture) => (
            <Picture key={picture.shown} picture={picture} />
          ))}
          {record.content && <SplicedBody {...record.content} className={styles.content} />}
          <Missing record={record} />
          {record.caption && (
            <figcaption className={styles.caption}>
              {label && <strong data-jats="label">{label}</strong>}
              <SplicedBody slot={captionSlot} {...record.caption} />
            </figcaption>
          )}
        </figure>
        <AccessReason reason={record.reason} />
        {paper && <PaperOfRecord paper={paper} />}
        <Comments comments={comments} />
      </article>
      <RecordAside record={record} />
      <div className={styles.more}>
        <RecordStrip
          title={say('figure.neighbours.title')}
          records={record.neighbours}
          part="neighbours"
          current={record.id}
        />
        <RecordStrip
          title={say('figure.similar.title', { kind: record.kind })}
          records={record.similar}
          part="similar"
        />
      </div>
    </div>
  );
}

/** Why something that one would expect is not here. */
function Missing({ record }: { readonly record: RecordView }) {
  const say = useSay();
  const { kind, refusal, content, pictures } = record;
  const isThere = kind === 'table' ? content !== null || pictures.length > 0 : pictures.some(({ shown }) => shown);
  if (refusal)
    return (
      <div className={styles.notice} role="note" data-part="trial">
        <p>{say('figure.trial.title', { kind })}</p>
        <p>{refusal}</p>
        <AccessWays />
      </div>
    );
  return isThere ? null : <p className={styles.notice}>{say('figure.content.none', { kind })}</p>;
}

/** As large as the page allows. It leads to its file; where scripts run it opens in the viewer, which finds its forms here. */
function Picture({ picture }: { readonly picture: RecordView['pictures'][number] }) {
  const { shown, width, height, alternative, original, high, low } = picture;
  if (!shown) return null;
  return (
    <a
      className={styles.picture}
      href={high ?? original ?? shown}
      data-figure=""
      data-original={original ?? undefined}
      data-high={high ?? undefined}
      data-low={low ?? undefined}
    >
      <img src={shown} alt={alternative} width={width ?? undefined} height={height ?? undefined} />
    </a>
  );
}

const mostAuthors = 8;

/** The paper that it stands in, and the way to its place there. */
function PaperOfRecord({ paper }: { readonly paper: NonNullable<RecordView['paper']> }) {
  const say = useSay();
  const href = useHref();
  const { authors, journal, date, doi } = paper;
  return (
    <section className={styles.paper} data-part="paper">
      <h2>{say('figure.paper.title')}</h2>
      <p className={styles.paperTitle}>
        <a href={href(paper.href)}>
          <Localized of={paper.title} />
        </a>
      </p>
      {authors.length > 0 && (
        <p>
          <bdi>{authors.slice(0, mostAuthors).join(', ')}</bdi>
          {authors.length > mostAuthors && ' …'}
        </p>
      )}
      <p className={styles.facts}>
        {journal && (
          <a href={href(journal.href)}>
            <cite>{journal.name}</cite>
          </a>
        )}
        {date && <DateText date={date} />}
        {doi && (
          <a href={`https://doi.org/${doi}`} dir="ltr" rel="noopener">
            https://doi.org/{doi}
          </a>
        )}
      </p>
      <p>
        <a href={href(paper.place)} className={styles.place}>
          {say('figure.paper.place')}
        </a>
      </p>
    </section>
  );
}
