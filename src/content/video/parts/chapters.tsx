import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import styles from './recording-shown.module.css';
import type { RecordingView } from './recording-view.ts';

/** The parts of a recording, each a way to its beginning for who may play it. */
export function Chapters({ recording: { chapters, streams } }: { readonly recording: RecordingView }) {
  const say = useSay();
  const href = useHref();
  if (chapters.length === 0) return null;
  return (
    <section className={styles.section} data-part="chapters">
      <h2>{say('video.chapters.title')}</h2>
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
    </section>
  );
}

const ChapterName = ({ chapter: { start, title } }: { readonly chapter: RecordingView['chapters'][number] }) => (
  <>
    <span dir="ltr">{clockTime(start)}</span>
    <Localized of={title} />
  </>
);
