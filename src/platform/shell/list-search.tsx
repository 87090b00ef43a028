import { useSay } from '../i18n/use-say.ts';
import buttons from '../ui/button.module.css';
import text from '../ui/text.module.css';
import { useFrame } from './frame.ts';
import styles from './list-search.module.css';

interface Props {
  /** Of the field, different on every page that has two. */
  readonly id: string;
  readonly label: string;
  readonly field: string;
  readonly path: string;
  /** The parameters of the address: `q` is what is typed here, the others are kept. */
  readonly request: { readonly q: string } & Readonly<Record<string, string>>;
}

/** A word to look for in a list. A plain form: it works without script. */
export function ListSearch({ id, label, field, path, request: { q, ...kept } }: Props) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  return (
    <search aria-label={label}>
      <form className={styles.search} action={path}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <label className={text.fine} htmlFor={id}>
          {field}
        </label>
        <input id={id} type="search" name="q" defaultValue={q} maxLength={150} />
        <button type="submit" className={buttons.strong}>
          {say('ui.action.search')}
        </button>
      </form>
    </search>
  );
}
