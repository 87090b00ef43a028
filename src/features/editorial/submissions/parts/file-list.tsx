import { useIntl } from 'react-intl';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { fileSize } from '../../../../platform/shell/printed-sizes.ts';
import buttons from '../../../../platform/ui/button.module.css';
import styles from './files.module.css';
import type { ShownFile } from './submission-view.ts';
import { roleKeys } from './word-keys.ts';

interface Props {
  readonly files: readonly ShownFile[];
  hrefOf(file: string): string;
  remove?(file: ShownFile): void;
}

/** Files with what they are, how large they are, and a way to have them. */
export function FileList({ files, hrefOf, remove }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} data-part="files">
      {files.map((file) => (
        <li key={file.id}>
          <div>
            <a href={hrefOf(file.id)} download={file.name}>
              <bdi>{file.name}</bdi>
            </a>
            <p>
              {[
                say(roleKeys[file.role]),
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
