import { useEffect } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-detail.module.css';
import { addressOfFragment } from './doi-fragment.ts';

/** /thesisDetails that names no paper: a DOI in the fragment is followed by the browser, others can be typed in. `unknown` is not here. */
export function FindByDoi({ unknown }: { readonly unknown: string | null }) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  useEffect(() => {
    const address = addressOfFragment(location.hash);
    if (address) location.replace(address);
  }, []);
  return (
    <section className={`${layout.page} ${layout.stack4} ${styles.narrow}`} data-part="find-by-doi">
      <h1 className={text.h1}>{say('article.find.title')}</h1>
      <p>{say('article.find.text')}</p>
      {unknown !== null && (
        <p role="alert" className={text.error}>
          {say('article.find.unknown', { doi: unknown })}
        </p>
      )}
      <form action="/thesisDetails" className={field.form}>
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <div className={field.field}>
          <label htmlFor="doi">DOI</label>
          <input
            id="doi"
            name="doi"
            required
            defaultValue={unknown ?? ''}
            placeholder="10.1234/abcd"
            dir="ltr"
            maxLength={300}
          />
        </div>
        <p className={field.actions}>
          <button type="submit" className={buttons.strong}>
            {say('ui.action.search')}
          </button>
        </p>
      </form>
    </section>
  );
}
