import { useIntl } from 'react-intl';
import { sayWith, useSay } from '../../../../platform/i18n/use-say.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { fileSize } from '../../../../platform/shell/printed-sizes.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Film } from './film.tsx';
import type { ListedFile, OwnSubmission } from './submission-view.ts';

interface Props {
  readonly files: readonly ListedFile[];
  hrefOf(file: string): string;
  remove?(file: ListedFile): void;
}

/** Files with what they are, how large they are, and a way to have them. */
export function FileList({ files, hrefOf, remove }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  if (files.length === 0) return null;
  return (
    <ul className={box.entries} data-part="files">
      {files.map((file) => (
        <li key={file.id} className={layout.spread}>
          <div className={layout.grow}>
            <a href={hrefOf(file.id)} download={file.name}>
              <bdi>{file.name}</bdi>
            </a>
            <p className={text.fine}>
              {[
                say(`submissions.file.role.${file.role}`),
                ...(file.language ? [languageName(intl, file.language)] : []),
                fileSize(intl, file.bytes),
              ].join(' · ')}
            </p>
          </div>
          {remove && (
            <button
              type="button"
              className={buttons.button}
              aria-label={say('submissions.file.removeNamed', { name: file.name })}
              onClick={() => remove(file)}
            >
              {say('submissions.file.remove')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The author's own film: to be watched as soon as its preview is made. */
export function OwnFilm({
  submission,
  file,
}: {
  readonly submission: string;
  readonly file: OwnSubmission['files'][number];
}) {
  const say = useSay();
  if (!file.hasPreview) return <p className={text.fine}>{say('submissions.file.film.making')}</p>;
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
