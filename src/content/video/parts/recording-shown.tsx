import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { Chapters } from './chapters.tsx';
import { Player } from './player.tsx';
import { RecordingHead } from './recording-head.tsx';
import { RecordingRail } from './recording-rail.tsx';
import styles from './recording-shown.module.css';
import type { RecordingView } from './recording-view.ts';
import { Transcript } from './transcript.tsx';
import { usePlayer } from './use-player.ts';

interface Props {
  readonly recording: RecordingView;
  readonly comments: CommentsView | null;
}

/** A recording with its player, what is said in it, and on the side what to do with it. */
export function RecordingShown({ recording, comments }: Props) {
  const say = useSay();
  const page = usePlayer(recording);
  const { kind, summary, title } = recording;
  const list =
    kind === 'video'
      ? { name: say('lists.title.videos'), href: '/videoList' }
      : { name: say('lists.title.audio'), href: '/audioList' };
  return (
    <div ref={page} className={styles.page} data-part="recording-page">
      <div className={styles.path}>
        <Breadcrumb path={[list, { name: title.text, href: null }]} />
      </div>
      <article className={styles.recording} data-part="recording" data-counts={recording.id}>
        <RecordingHead recording={recording} />
        <Player recording={recording} />
        {summary && (
          <p className={styles.summary}>
            <Localized of={summary} />
          </p>
        )}
        <Keywords keywords={recording.keywords} />
        <Chapters recording={recording} />
        <Transcript recording={recording} />
        <Comments comments={comments} />
      </article>
      <div className={styles.rail}>
        <RecordingRail recording={recording} />
      </div>
    </div>
  );
}

function Keywords({ keywords }: Pick<RecordingView, 'keywords'>) {
  const say = useSay();
  const href = useHref();
  if (!keywords) return null;
  return (
    <dl className={styles.keywords} data-part="keywords">
      <dt>{say('article.keywords.title')}</dt>
      <dd>
        <ul lang={keywords.lang} dir={keywords.dir}>
          {keywords.words.map((word) => (
            <li key={word}>
              <a href={href(`/searchFrame?${new URLSearchParams({ q: `"${word.replaceAll('"', ' ')}"` })}`)}>{word}</a>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
