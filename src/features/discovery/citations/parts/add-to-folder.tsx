import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { openCitationFolder } from '../../../../platform/ui/behaviour/citation-folder.ts';
import buttons from '../../../../platform/ui/button.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './folder.module.css';
import { addWorks, useFolder, type Work } from './folder.ts';

interface Props {
  readonly work: Work;
  /** Lists have a quiet one in every row. */
  readonly variant?: 'quiet' | 'button';
}

/** Puts a work into the citation folder, and takes it out again. */
export function AddToFolder({ work, variant = 'quiet' }: Props) {
  const say = useSay();
  const { site } = useFrame();
  const folder = useFolder();
  const isInside = folder?.some(({ id }) => id === work.id) ?? false;
  const press = () =>
    isInside ? openCitationFolder(String(site.id)).remove([work.id]) : addWorks(say, site.id, [work]);
  return (
    <button
      type="button"
      className={`${styles.add} ${variant === 'button' ? buttons.button : `${text.action} ${styles.quiet}`}`}
      data-part="add-to-folder"
      data-alive={folder ? '' : undefined}
      aria-pressed={isInside}
      onClick={press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isInside ? 'M3 8.5 6.5 12 13 4.5' : 'M8 3v10M3 8h10'} />
      </svg>
      {isInside ? say('citations.action.inFolder') : say('citations.action.add')}
      <span data-visually-hidden="">: {work.resName}</span>
    </button>
  );
}
