import box from '../ui/box.module.css';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { FileSize } from './file-size.tsx';

interface Props {
  readonly files: readonly {
    readonly href: string;
    readonly name: string;
    readonly bytes: number;
    /** Its format or its measures. */
    readonly about?: string;
    /** What the reader's machine calls it. */
    readonly saveAs?: string;
  }[];
}

/** Files that can be downloaded. */
export const FileList = ({ files }: Props) => (
  <ul className={box.entries}>
    {files.map(({ href, name, bytes, about, saveAs }) => (
      <li key={href} className={layout.spread}>
        <a href={href} download={saveAs ?? true}>
          <bdi>{name}</bdi>
        </a>
        <span className={text.fine}>
          {about && (
            <>
              <bdi dir="ltr">{about}</bdi>
              {' · '}
            </>
          )}
          <bdi>
            <FileSize bytes={bytes} />
          </bdi>
        </span>
      </li>
    ))}
  </ul>
);
