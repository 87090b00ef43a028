import { Film } from '../../editorial/submissions/parts/film.tsx';
import styles from './submission.module.css';
import { type EditorialFile, fileAddress } from './submission-view.ts';
import { useWord } from './use-console.ts';

interface Props {
  readonly submission: string;
  readonly file: EditorialFile;
}

/** A film that was sent, in the words of the console. */
export function SubmissionFilm({ submission, file }: Props) {
  const say = useWord();
  if (!file.hasPreview) return <p className={styles.quiet}>{say('submission.preview.making')}</p>;
  return (
    <Film
      addressOf={(form) => fileAddress('preview', { id: submission, file: file.id, form })}
      words={{
        label: say('submission.preview', { name: file.name }),
        play: say('submission.preview.play'),
        failed: say('submission.preview.failed'),
      }}
    />
  );
}
