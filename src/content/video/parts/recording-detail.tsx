import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailPage, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { useBehaviour } from '../../article/parts/use-reading.ts';
import { Player } from './player.tsx';
import styles from './recording-detail.module.css';
import { RecordingHead } from './recording-head.tsx';
import { RecordingRail } from './recording-rail.tsx';
import type { RecordingView } from './recording-view.ts';
import { Transcript } from './transcript.tsx';

interface Props {
  readonly recording: RecordingView;
  readonly comments: CommentsView | null;
}

/** A recording with its player, what is said in it, and on the side what to do with it. */
export function RecordingDetail({ recording, comments }: Props) {
  const say = useSay();
  const page = usePlayer(recording);
  const list =
    recording.kind === 'video'
      ? { name: say('lists.title.videos'), href: '/videoList' }
      : { name: say('lists.title.audio'), href: '/audioList' };
  return (
    <DetailPage
      ref={page}
      part="recording-page"
      path={[list, { name: recording.title.text, href: null }]}
      articlePart="recording"
      counts={countedView(recording.id)}
      aside={<RecordingRail recording={recording} />}
      more={<Comments comments={comments} />}
    >
      <RecordingHead recording={recording} />
      <Player recording={recording} />
      <Paragraph text={recording.summary} className={text.lead} />
      <Keywords keywords={recording.keywords} />
      <Chapters recording={recording} />
      <Transcript recording={recording} />
    </DetailPage>
  );
}

function Keywords({ keywords }: Pick<RecordingView, 'keywords'>) {
  const say = useSay();
  const href = useHref();
  if (!keywords) return null;
  return (
    <dl className={`${layout.line} ${text.small}`} data-part="keywords">
      <dt>{say('article.keywords.title')}</dt>
      <dd>
        <ul className={layout.line} lang={keywords.lang} dir={keywords.dir}>
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

/** Player and transcript. */
function usePlayer({ id, address, start, streams, citation }: RecordingView) {
  const say = useSay();
  const load = async () => {
    const { startPlayer } = await import('../../../platform/ui/behaviour/recording/start-player.ts');
    const words = {
      copied: say('ui.copy.success'),
      notCopied: say('failure.copyFailed'),
      failed: say('video.player.failed'),
      nothing: say('video.transcript.nothing'),
      matches: (count: number) => say('video.transcript.matches', { count }),
      cited: (time: string, link: string) =>
        say('video.moment.cited', { quote: citation?.quote ?? '', time, address: link }),
    };
    return (page: HTMLElement, signal: AbortSignal) => startPlayer(page, { id, address, start, signal, words });
  };
  return useBehaviour(id, () => (streams.length > 0 ? load() : undefined));
}

/** The parts of a recording, each a way to its beginning for who may play it. */
function Chapters({ recording: { chapters, streams } }: { readonly recording: RecordingView }) {
  const say = useSay();
  const href = useHref();
  if (chapters.length === 0) return null;
  return (
    <DetailSection title={say('video.chapters.title')} part="chapters">
      <ol className={styles.chapters}>
        {chapters.map((chapter, place) => (
          <li key={chapter.href} data-from={chapter.start} data-to={chapters[place + 1]?.start}>
            {streams.length > 0 ? (
              <a href={href(chapter.href)} data-time={chapter.start} className={styles.chapter}>
                <ChapterName chapter={chapter} />
              </a>
            ) : (
              <p className={styles.chapter}>
                <ChapterName chapter={chapter} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

const ChapterName = ({ chapter: { start, title } }: { readonly chapter: RecordingView['chapters'][number] }) => (
  <>
    <span className={`${text.muted} ${text.numbers}`} dir="ltr">
      {clockTime(start)}
    </span>
    <Localized of={title} />
  </>
);
