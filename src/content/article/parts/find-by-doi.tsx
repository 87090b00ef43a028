import { useEffect } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { addressOfFragment } from './doi-fragment.ts';
import styles from './find-by-doi.module.css';

/** /thesisDetails that names no paper: a DOI in the fragment is followed by the browser, others can be typed in. `unknown` is not here. */
export function FindByDoi({ unknown }: { readonly unknown: string | null }) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  useEffect(() => {
    const address = addressOfFragment(location.hash);
    if (address) location.replace(address);
  }, []);
  return (
    <section className={styles.find} data-part="find-by-doi">
      <h1>{say('article.find.title')}</h1>
      <p>{say('article.find.text')}</p>
      {unknown !== null && (
        <p role="alert" className={styles.unknown}>
          {say('article.find.unknown', { doi: unknown })}
        </p>
      )}
      <form action="/thesisDetails">
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <label>
          DOI
          <input
            name="doi"
            required
            defaultValue={unknown ?? ''}
            placeholder="10.1234/abcd"
            dir="ltr"
            maxLength={300}
          />
        </label>
        <button type="submit">{say('ui.action.search')}</button>
      </form>
    </section>
  );
}
