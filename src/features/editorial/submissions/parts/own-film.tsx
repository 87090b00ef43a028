import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Film } from './film.tsx';
import styles from './form.module.css';
import type { OwnSubmission } from './submission-view.ts';

interface Props {
  readonly submission: string;
  readonly file: OwnSubmission['files'][number];
}

/** The author's own film: to be watched as soon as its preview is made. */
export function OwnFilm({ submission, file }: Props) {
  const say = useSay();
  if (!file.hasPreview) return <p className={styles.hint}>{say('submissions.file.film.making')}</p>;
  return (
    <Film
      addressOf={(form) => `/rc-pub/front/submission/preview?id=${submission}&file=${file.id}&form=${form}`}
      words={{
        label: say('submissions.file.film.label', { name: file.name }),
        play: say('submissions.file.film.play'),
        failed: say('submissions.file.film.failed'),
      }}
    />
  );
}
