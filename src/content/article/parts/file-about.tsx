import { useSay } from '../../../platform/i18n/use-say.ts';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';

interface Props {
  readonly file: ArticleView['files'][number];
  /** Where its label does not stand next to it already. */
  readonly withLabel?: boolean;
}

/** What tells a file from another one of the same work: its label, and which stage of the work it shows. */
export function FileAbout({ file: { label, version, generated }, withLabel = false }: Props) {
  const say = useSay();
  const about = [
    withLabel ? label : '',
    generated ? say('article.file.generated') : '',
    version ? say(`article.fileVersion.${lower(version)}`) : '',
  ].filter(Boolean);
  return about.length === 0 ? null : <span className={text.fine}>{about.join(' · ')}</span>;
}

const lower = <Letters extends string>(letters: Letters) => letters.toLowerCase() as Lowercase<Letters>;
