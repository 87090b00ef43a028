import { useSay } from '../i18n/use-say.ts';
import button from '../ui/button.module.css';
import { useFrame } from './frame.ts';
import styles from './list-search.module.css';

interface Props {
  /** Of the field, different on every page that has two. */
  readonly id: string;
  readonly label: string;
  readonly field: string;
  readonly path: string;
  /** What the address asks for; the word among it is what is typed here, the rest stays. */
  readonly asked: { readonly q: string } & Readonly<Record<string, string>>;
}

/** A word to look for in a list. A plain form: it works without script. */
export function ListSearch({ id, label, field, path, asked: { q, ...kept } }: Props) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  return (
    <search aria-label={label}>
      <form className={styles.search} action={path}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <label htmlFor={id}>{field}</label>
        <input id={id} type="search" name="q" defaultValue={q} maxLength={150} />
        <button type="submit" className={button.strong}>
          {say('ui.action.search')}
        </button>
      </form>
    </search>
  );
}
