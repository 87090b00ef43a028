import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailHead, DetailPage, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { JournalName } from '../../../platform/shell/journal-name.tsx';
import { Localized } from '../../../platform/shell/localized.tsx';
import { Names } from '../../../platform/shell/names.tsx';
import { NotLoaded } from '../../../platform/shell/not-loaded.tsx';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import layout from '../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import text from '../../../platform/ui/text.module.css';
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

/** A figure or table, large, with what it says; on the side what to do with it, below it where it comes from. */
export function RecordDetail({ record, comments }: Props) {
  const say = useSay();
  const page = useRecordReading(record.id);
  const { language } = useFrame();
  const { kind, paper } = record;
  const label = recordLabel(say, language, kind, record.label);
  const name = label || say(kind === 'table' ? 'figure.kind.table' : 'figure.kind.figure');
  return (
    <DetailPage
      ref={page}
      part="record-page"
      data={{ 'data-kind': kind }}
      path={[
        ...(paper?.journal ? [paper.journal] : []),
        ...(paper ? [{ name: paper.title.text, href: paper.href }] : []),
        { name, href: null },
      ]}
      counts={countedView(record.id)}
      aside={<RecordAside record={record} />}
      more={
        <div className={layout.stack6}>
          <RecordStrip
            title={say('figure.neighbours.title')}
            records={record.neighbours}
            part="neighbours"
            current={record.id}
          />
          {record.similar ? (
            <RecordStrip title={say('figure.similar.title', { kind })} records={record.similar} part="similar" />
          ) : (
            <DetailSection title={say('figure.similar.title', { kind })} part="similar">
              <NotLoaded />
            </DetailSection>
          )}
          <Comments comments={comments} />
        </div>
      }
    >
      <DetailHead kind={name} title={<Localized of={record.title} />} />
      <figure className={styles.figure}>
        {record.pictures.map((picture) => (
          <Picture key={picture.src} picture={picture} />
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
    </DetailPage>
  );
}

/** Why something that one would expect is not here. */
function Missing({ record }: { readonly record: RecordView }) {
  const say = useSay();
  const { kind, refusal, opensAt, content, pictures } = record;
  const isThere = kind === 'table' ? content !== null || pictures.length > 0 : pictures.some(({ src }) => src);
  if (refusal)
    return (
      <div className={`${styles.missing} ${layout.stack1}`} role="note" data-part="trial">
        <p className={text.strong}>{say('figure.trial.title', { kind })}</p>
        <p>{refusal}</p>
        <AccessWays opensAt={opensAt} />
      </div>
    );
  return isThere ? null : <p className={styles.missing}>{say('figure.content.none', { kind })}</p>;
}

/** As large as the page allows. It leads to its file; where scripts run it opens in the viewer, which finds its forms here. */
function Picture({ picture }: { readonly picture: RecordView['pictures'][number] }) {
  const { src, width, height, alternative, original, high, low, zoom } = picture;
  if (!src) return null;
  return (
    <a
      className={styles.picture}
      href={high ?? original ?? src}
      data-figure=""
      data-original={original ?? undefined}
      data-high={high ?? undefined}
      data-low={low ?? undefined}
      data-zoom={zoom ?? undefined}
    >
      <img src={src} alt={alternative} width={width ?? undefined} height={height ?? undefined} />
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
    <DetailSection title={say('figure.paper.title')} part="paper">
      <h3 className={text.h3}>
        <a href={href(paper.href)}>
          <Localized of={paper.title} />
        </a>
      </h3>
      {authors.length > 0 && (
        <p>
          <Names of={authors} most={mostAuthors} />
        </p>
      )}
      <p className={`${layout.line} ${text.fine}`}>
        {journal && (
          <a href={href(journal.href)}>
            <JournalName name={journal.name} />
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
        <a href={href(paper.place)} className={text.strong}>
          {say('figure.paper.place')}
        </a>
      </p>
    </DetailSection>
  );
}
